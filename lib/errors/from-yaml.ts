import { type Document, isMap, isScalar, isSeq, type LineCounter, visit, type YAMLError } from 'yaml';
import { type ContentIssue, fileStart, issueAt, type Place } from './content-issue';

/** Finds the place of a field in a file: of its key, or of its value. A missing field has the place of its parent. */
export type LocateInText = (path: readonly PropertyKey[], part?: 'key' | 'value') => Place;

/** The place of an offset in the text that a line counter has read. */
export function placeAt(lines: LineCounter, offset: number): Place {
  const { line, col } = lines.linePos(offset);
  return line === 0 ? fileStart : { line, column: col };
}

const rangeStart = (node: unknown): number | undefined =>
  (node as { range?: readonly number[] | null } | null)?.range?.[0];

/** Finds fields in a document that has been read. */
export function yamlLocator(document: Document, lines: LineCounter): LocateInText {
  return (path, part = 'key') => {
    let node: unknown = document.contents;
    let offset = 0;
    for (const step of path) {
      const pair = isMap(node)
        ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
        : null;
      const value = isSeq(node) ? node.items[Number(step)] : pair?.value;
      const ends = [rangeStart(pair?.key), rangeStart(value)];
      const start = (part === 'key' ? ends : ends.reverse()).find((end) => end !== undefined);
      if (start === undefined) break;
      offset = start;
      node = value;
    }
    return offset === 0 ? fileStart : placeAt(lines, offset);
  };
}

type Advice = readonly [about: RegExp, message: string, hint: string];

const inQuotes = 'Put the whole value in double quotes';
const oneField = 'Write one field per line, as "name: value"';

/** The parser's errors, by their codes or messages, in the words of page authors; the first match is used. */
const advice: readonly Advice[] = [
  [/Missing closing/, 'The quote that opens here is not closed.', 'Put the closing quote at the end of the value.'],
  [/Missing ,/, 'A comma is missing before this.', 'Put a comma after the value before it.'],
  [/end with a \]/, 'A closing ] is missing before this.', 'Close the bracket where its list ends.'],
  [/end with a \}/, 'A closing } is missing before this.', 'Close the bracket where its group ends.'],
  [
    /BLOCK_AS_IMPLICIT_KEY/,
    'This value holds a colon that YAML takes for a new field.',
    `${inQuotes}; a field of its own is indented like the others.`,
  ],
  [/BAD_SCALAR_START|BAD_ALIAS|on same line with key/, 'A value cannot start with this character.', `${inQuotes}.`],
  [
    /at node end|header includes|Not a YAML token/,
    'More text follows where the value has ended.',
    `${inQuotes}, and write \\" for one in it.`,
  ],
  [/[Ii]mplicit (?:map )?keys need/, 'This line is not a field.', `${oneField}, with a space after the colon.`],
  [/DUPLICATE_KEY/, 'This field is given a second time.', 'Delete one of the two.'],
  [/TAB_AS_INDENT/, 'This line starts with a tab.', 'Indent with spaces.'],
  [/Unresolved plain scalar/, 'This text stands without quotes.', 'Put it in double quotes.'],
  [/TAG_RESOLVE_FAILED/, 'YAML tags have no meaning here.', 'Delete the part that starts with "!".'],
];

function advise({ code, message }: YAMLError): readonly [message: string, hint: string] {
  const [, ...known] = advice.find(([about]) => about.test(`${code} ${message}`)) ?? [];
  if (known.length === 2) return known;
  return [
    `The text cannot be read here: ${message.charAt(0).toLowerCase()}${message.slice(1)}.`,
    `${oneField}; check quotes, commas, brackets and indentation.`,
  ];
}

/** The parser notices an open quote only at the end of the file; it starts at the last quoted text. */
function errorOffset(error: YAMLError, document: Document): number {
  let offset = error.pos[0];
  if (!error.message.startsWith('Missing closing')) return offset;
  visit(document, {
    Scalar: (_key, node) => {
      if (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE') offset = rangeStart(node) ?? offset;
    },
  });
  return offset;
}

/** One issue per line: further errors on a line follow from the first. */
export function issuesFromYaml(file: string, document: Document.Parsed, lines: LineCounter): ContentIssue[] {
  const byLine = new Map<number, ContentIssue>();
  for (const error of [...document.errors, ...document.warnings]) {
    const place = placeAt(lines, errorOffset(error, document));
    const [message, hint] = advise(error);
    if (!byLine.has(place.line)) byLine.set(place.line, issueAt({ file, ...place }, { rule: 'yaml', message, hint }));
  }
  return [...byLine.values()];
}

/** An issue for each text without quotes that ends at a comment: in prose, the author most probably meant the `#` to be shown. */
export function issuesFromComments(
  file: string,
  document: Document.Parsed,
  lines: LineCounter,
  text: string,
): ContentIssue[] {
  const issues: ContentIssue[] = [];
  visit(document, {
    Scalar: (_key, { type, value, range }) => {
      const [, end = 0, next = 0] = range ?? [];
      const [space = '', comment] = /^ *(#.*)/.exec(text.slice(end, next)) ?? [];
      if (comment === undefined || type !== 'PLAIN' || (typeof value !== 'string' && value !== null)) return;
      const place = placeAt(lines, end + space.length - comment.length);
      const message = `"${comment}" would not be shown: YAML takes it for a comment.`;
      const hint = 'Put the whole value in double quotes, or the comment on a line of its own.';
      issues.push(issueAt({ file, ...place }, { rule: 'yaml-comment', message, hint }));
    },
  });
  return issues;
}
