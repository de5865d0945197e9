import type { Point } from 'unist';
import { openingPlace } from './opening-place';
import type { SyntaxFault } from './syntax-fault';

type Explanation = Readonly<{ message: string; hint: string }>;
/** `$1` and `$2` are for what the pattern found. */
type Row = Explanation & Readonly<{ rule: string; when?: RegExp }>;

const escapeBrace = 'Write \\{ to show a brace, or put the text in backticks.';
const escapeAngle = 'Write \\< to show the sign, or put the text in backticks.';

/** What the parsers say, and what to tell the author; the first row that fits is used. */
const table: readonly Row[] = [
  {
    rule: 'end-tag-mismatch',
    when: /^Expected a closing tag for `<(area|br|col|hr|img|input|source|track|wbr)>`/,
    message: '<$1> is not closed.',
    hint: 'Write <$1 /> with a slash at its end.',
  },
  {
    rule: 'end-tag-mismatch',
    when: /^Expected a closing tag for `<([^>`]*)>`/,
    message: '<$1> is opened here but not closed in the same block.',
    hint: 'Add </$1>, each tag on a line of its own if blocks stand between them; if no tag is meant, write \\<$1> or put the text in backticks.',
  },
  {
    rule: 'end-tag-mismatch',
    when: /^Unexpected closing tag `<\/([^>`]*)>`, expected corresponding closing tag for `<([^>`]*)>` \((\d+)/,
    message: '</$1> closes nothing: <$2> of line $3 is still open.',
    hint: 'Add </$2> before it; if it is mistyped, write </$2> in its place.',
  },
  {
    rule: 'end-tag-mismatch',
    message: 'An opening and a closing tag do not stand in the same block.',
    hint: 'Put both on lines of their own, or both within one paragraph.',
  },
  {
    rule: 'unexpected-closing-slash',
    message: 'A closing tag has no opening tag before it.',
    hint: `Remove it, or add the opening tag. ${escapeAngle}`,
  },
  {
    rule: 'unexpected-self-closing-slash',
    message: 'A closing tag ends with a slash.',
    hint: 'Write the slash only after the "<".',
  },
  {
    rule: 'unexpected-attribute',
    message: 'A closing tag has an attribute.',
    hint: 'Move it into the opening tag.',
  },
  {
    rule: 'unexpected-character',
    when: /`!` \(U\+0021\) before name/,
    message: 'A comment is opened here but never closed.',
    hint: 'End it with -->.',
  },
  {
    rule: 'unexpected-character',
    when: /to create a link in MDX/,
    message: 'An address in angle brackets is read as a tag.',
    hint: 'Write [text](https://…), or the address without brackets.',
  },
  {
    rule: 'unexpected-character',
    when: /before attribute value/,
    message: 'The value of an attribute has no quotes.',
    hint: 'Put it in double quotes, such as value="oci".',
  },
  {
    rule: 'unexpected-character',
    message: 'A "<" is read as the start of a tag, but no tag follows.',
    hint: escapeAngle,
  },
  {
    rule: 'unexpected-eof',
    when: /closing quote/,
    message: 'The value of an attribute is not closed.',
    hint: 'Add the closing quote.',
  },
  {
    rule: 'unexpected-eof',
    when: /in expression/,
    message: 'A "{" opens an expression that is never closed.',
    hint: escapeBrace,
  },
  {
    rule: 'unexpected-eof',
    message: 'A tag is opened here, but its ">" is missing.',
    hint: `Add the ">". ${escapeAngle}`,
  },
  {
    rule: 'unexpected-lazy',
    message: 'A tag or expression goes on outside its list item or block quote.',
    hint: 'Indent every line of it like its first line, or start each with ">".',
  },
  ...['non-spread', 'spread-extra'].map((rule) => ({
    rule,
    message: 'Braces stand among the attributes of a tag.',
    hint: 'Write each attribute by its name, as name="value".',
  })),
  {
    rule: 'non-esm',
    message: 'Text stands directly below an import or export.',
    hint: 'Leave an empty line between them.',
  },
  {
    rule: 'acorn',
    when: /import\/exports/,
    message: 'A paragraph that starts with "import" or "export" is read as JavaScript, and is none.',
    hint: 'Leave an empty line below the import or export, or start the paragraph with another word.',
  },
  {
    rule: 'acorn',
    message: 'Text between braces is read as JavaScript, and is none.',
    hint: escapeBrace,
  },
];

/** Takes a parser's error and the text it read and gives, in plain words, what is wrong, the remedy and where the mistake begins. */
export function explainSyntaxError(fault: SyntaxFault, text: string): Explanation & { readonly place?: Point } {
  const place = openingPlace(fault, text);
  for (const { rule, when, message, hint } of table) {
    const found = rule === fault.ruleId && (when ? when.exec(fault.reason) : []);
    if (!found) continue;
    const filled = (words: string): string => words.replace(/\$(\d)/g, (_all, group) => found[Number(group)] ?? '');
    return { message: filled(message), hint: filled(hint), place };
  }
  return {
    message: `The page cannot be read: ${fault.reason}.`,
    hint: 'Look for a tag, brace or quote that is not closed.',
    place,
  };
}
