import { openingPlace, type SyntaxFault } from './opening-place';
import type { Mistake } from './report';

/** A pattern for the parser's rule and message, and what to tell the author; `$1` to `$3` stand for the pattern's groups. */
type Explanation = readonly [about: RegExp, message: string, hint: string];

export const escapeBrace = 'Write \\{ to show a brace, or put the text in backticks.';
const escapeAngle = 'Write \\< to show the sign, or put the text in backticks.';

const headingId: Explanation = [
  /^acorn/,
  'This is not an id of a heading.',
  'Write it at the end of the heading, in lowercase letters, digits and dashes: {#my-id}',
];

/** The first row that fits is used. */
const explanations: readonly Explanation[] = [
  [
    /Expected a closing tag for `<(area|br|col|hr|img|input|source|track|wbr)>`/,
    '<$1> is not closed.',
    'Write <$1 /> with a slash at its end.',
  ],
  [
    /Expected a closing tag for `<([^>`]*)>`/,
    '<$1> is opened here but not closed in the same block.',
    'Add </$1>, each tag on a separate line if there are blocks between them; if no tag is meant, write \\<$1> or put the text in backticks.',
  ],
  [
    /Unexpected closing tag `<\/([^>`]*)>`, expected corresponding closing tag for `<([^>`]*)>` \((\d+)/,
    '</$1> closes nothing: <$2> of line $3 is still open.',
    'Add </$2> before it; if it is mistyped, write </$2> in its place.',
  ],
  [
    /^end-tag-mismatch/,
    'An opening and a closing tag are not in the same block.',
    'Put each on a separate line, or both within one paragraph.',
  ],
  [
    /^unexpected-closing-slash/,
    'A closing tag has no opening tag before it.',
    `Remove it, or add the opening tag. ${escapeAngle}`,
  ],
  [/^unexpected-self-closing-slash/, 'A closing tag ends with a slash.', 'Write the slash only after the "<".'],
  [/^unexpected-attribute/, 'A closing tag has an attribute.', 'Move it into the opening tag.'],
  [/`!` \(U\+0021\) before name/, 'A comment is opened here but never closed.', 'End it with -->.'],
  [
    /to create a link in MDX/,
    'An address in angle brackets is read as a tag.',
    'Write [text](https://…), or the address without brackets.',
  ],
  [
    /^unexpected-character.*before attribute value/,
    'The value of an attribute has no quotes.',
    'Put it in double quotes, such as value="oci".',
  ],
  [/^unexpected-character/, 'A "<" is read as the start of a tag, but no tag follows.', escapeAngle],
  [/^unexpected-eof.*closing quote/, 'The value of an attribute is not closed.', 'Add the closing quote.'],
  [/^unexpected-eof.*in expression/, 'A "{" opens an expression that is never closed.', escapeBrace],
  [/^unexpected-eof/, 'A tag is opened here, but its ">" is missing.', `Add the ">". ${escapeAngle}`],
  [
    /^unexpected-lazy/,
    'A tag or expression continues outside its list item or block quote.',
    'Indent every line of it like its first line, or start each with ">".',
  ],
  [
    /^(?:non-spread|spread-extra)/,
    'There are braces among the attributes of a tag.',
    'Write each by its name, as name="value".',
  ],
  [/^non-esm/, 'There is text directly below an import or export.', 'Leave an empty line between them.'],
  [
    /^acorn.*import\/exports/,
    'A paragraph that starts with "import" or "export" is read as JavaScript, but is not JavaScript.',
    'Leave an empty line below the import or export, or start the paragraph with another word.',
  ],
  [/^acorn/, 'Text between braces is read as JavaScript, but is not JavaScript.', escapeBrace],
  [/: (.*)$/s, 'The page cannot be read: $1.', 'Look for a tag, brace or quote that is not closed.'],
];

/** Explains a parser's error in plain words: what is wrong in the text, the remedy, and where the mistake begins. */
export function explainSyntaxError(fault: SyntaxFault, text: string): Mistake {
  const place = openingPlace(fault, text);
  // The parser reports the place after the brace.
  const isId = place && text.split('\n')[place.line - 1]?.startsWith('{#', place.column - 2);
  const rows = isId ? [headingId, ...explanations] : explanations;
  const parserMessage = `${fault.ruleId}: ${fault.reason}`;
  const [about = /$/, message = '', hint = ''] = rows.find(([each]) => each.test(parserMessage)) ?? [];
  const filled = (words: string): string =>
    words.replace(/\$(\d)/g, (_all, group) => about.exec(parserMessage)?.[Number(group)] ?? '');
  return { rule: 'mdx-syntax', message: filled(message), hint: filled(hint), place };
}
