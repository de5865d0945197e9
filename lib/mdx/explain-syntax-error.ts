import type { Point } from 'unist';
import { openingPlace } from './opening-place';
import type { SyntaxFault } from './syntax-fault';

type Explanation = Readonly<{ message: string; hint: string }>;
type Row = Readonly<{ rule: string; when?: RegExp; explain: (found: readonly string[]) => Explanation }>;

const escapeBrace = 'Write \\{ to show a brace, or put the text in backticks.';
const escapeAngle = 'Write \\< to show the sign, or put the text in backticks.';
const voidElements = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

function unclosedTag([, name = '']: readonly string[]): Explanation {
  if (voidElements.has(name))
    return { message: `<${name}> is not closed.`, hint: `Write <${name} /> with a slash at its end.` };
  return {
    message: `<${name}> is opened here but not closed in the same block.`,
    hint: `Add </${name}>, each tag on a line of its own if blocks stand between them; if no tag is meant, write \\<${name}> or put the text in backticks.`,
  };
}

/** What the parsers say, and what to tell the author; the first row that fits is used. */
const table: readonly Row[] = [
  { rule: 'end-tag-mismatch', when: /^Expected a closing tag for `<([^>`]*)>`/, explain: unclosedTag },
  {
    rule: 'end-tag-mismatch',
    when: /^Unexpected closing tag `<\/([^>`]*)>`, expected corresponding closing tag for `<([^>`]*)>` \((\d+)/,
    explain: ([, closing, open, line]) => ({
      message: `</${closing}> closes nothing: <${open}> of line ${line} is still open.`,
      hint: `Add </${open}> before it.`,
    }),
  },
  {
    rule: 'end-tag-mismatch',
    explain: () => ({
      message: 'An opening and a closing tag do not stand in the same block.',
      hint: 'Put both on lines of their own, or both within one paragraph.',
    }),
  },
  {
    rule: 'unexpected-closing-slash',
    explain: () => ({
      message: 'A closing tag has no opening tag before it.',
      hint: `Remove it, or add the opening tag. ${escapeAngle}`,
    }),
  },
  {
    rule: 'unexpected-self-closing-slash',
    explain: () => ({ message: 'A closing tag ends with a slash.', hint: 'Write the slash only after the "<".' }),
  },
  {
    rule: 'unexpected-attribute',
    explain: () => ({ message: 'A closing tag has an attribute.', hint: 'Move it into the opening tag.' }),
  },
  {
    rule: 'unexpected-character',
    when: /`!` \(U\+0021\) before name/,
    explain: () => ({ message: 'A comment is opened here but never closed.', hint: 'End it with -->.' }),
  },
  {
    rule: 'unexpected-character',
    when: /to create a link in MDX/,
    explain: () => ({
      message: 'An address in angle brackets is read as a tag.',
      hint: 'Write [text](https://…), or the address without brackets.',
    }),
  },
  {
    rule: 'unexpected-character',
    when: /before attribute value/,
    explain: () => ({
      message: 'The value of an attribute has no quotes.',
      hint: 'Put it in double quotes, such as value="oci".',
    }),
  },
  {
    rule: 'unexpected-character',
    explain: () => ({ message: 'A "<" is read as the start of a tag, but no tag follows.', hint: escapeAngle }),
  },
  {
    rule: 'unexpected-eof',
    when: /closing quote/,
    explain: () => ({ message: 'The value of an attribute is not closed.', hint: 'Add the closing quote.' }),
  },
  {
    rule: 'unexpected-eof',
    when: /in expression/,
    explain: () => ({ message: 'A "{" opens an expression that is never closed.', hint: escapeBrace }),
  },
  {
    rule: 'unexpected-eof',
    explain: () => ({ message: 'A tag is opened here, but its ">" is missing.', hint: `Add the ">". ${escapeAngle}` }),
  },
  {
    rule: 'unexpected-lazy',
    explain: () => ({
      message: 'A tag or expression goes on outside its list item or block quote.',
      hint: 'Indent every line of it like its first line, or start each with ">".',
    }),
  },
  {
    rule: 'non-spread',
    explain: () => ({
      message: 'Braces among the attributes of a tag hold no spread.',
      hint: 'Write name={value}, or name="value".',
    }),
  },
  {
    rule: 'spread-extra',
    explain: () => ({
      message: 'Braces among the attributes of a tag hold more than one spread.',
      hint: 'Write each as {...value} of its own.',
    }),
  },
  {
    rule: 'non-esm',
    explain: () => ({
      message: 'Text stands directly below an import or export.',
      hint: 'Leave an empty line between them.',
    }),
  },
  {
    rule: 'acorn',
    when: /import\/exports/,
    explain: () => ({
      message: 'A paragraph that starts with "import" or "export" is read as JavaScript, and is none.',
      hint: 'Start the paragraph with another word; or mend the statement, and leave an empty line below it.',
    }),
  },
  {
    rule: 'acorn',
    explain: () => ({ message: 'Text between braces is read as JavaScript, and is none.', hint: escapeBrace }),
  },
];

/** Takes a parser's error and the text it read and gives, in plain words, what is wrong, the remedy and where the mistake begins. */
export function explainSyntaxError(fault: SyntaxFault, text: string): Explanation & { readonly place?: Point } {
  const place = openingPlace(fault, text);
  for (const { rule, when, explain } of table) {
    if (rule !== fault.ruleId) continue;
    const found = when ? when.exec(fault.reason) : [];
    if (found) return { ...explain(found), place };
  }
  return {
    message: `The page cannot be read: ${fault.reason}.`,
    hint: 'Look for a tag, brace or quote that is not closed.',
    place,
  };
}
