import { type Document, isMap, isScalar, isSeq, type LineCounter, visit, type YAMLError } from 'yaml';
import type { ContentIssue } from './content-issue';

export type Place = Readonly<{ line: number; column: number }>;

/** Finds where a field stands in a file: its key, or its value. A field that is missing is placed at what it is missing from. */
export type Locate = (path: readonly PropertyKey[], part?: 'key' | 'value') => Place;

/** Where an issue about a file as a whole is placed. */
export const fileStart: Place = { line: 1, column: 1 };

const placeAt = (lines: LineCounter, offset: number): Place => {
  const { line, col } = lines.linePos(offset);
  return line === 0 ? fileStart : { line, column: col };
};

function rangeStart(node: unknown): number | undefined {
  return (node as { range?: readonly number[] | null } | null)?.range?.[0];
}

function stepInto(node: unknown, key: PropertyKey): { readonly key?: unknown; readonly value?: unknown } {
  if (isMap(node)) return node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key)) ?? {};
  if (isSeq(node)) return { value: node.items[Number(key)] };
  return {};
}

/** Takes a parsed YAML document and gives the function that finds its fields. */
export function yamlLocator(document: Document, lines: LineCounter): Locate {
  return (path, part = 'key') => {
    let node: unknown = document.contents;
    let offset = 0;
    for (const key of path) {
      const found = stepInto(node, key);
      const start =
        part === 'key'
          ? (rangeStart(found.key) ?? rangeStart(found.value))
          : (rangeStart(found.value) ?? rangeStart(found.key));
      if (start === undefined) break;
      offset = start;
      node = found.value;
    }
    return offset === 0 ? fileStart : placeAt(lines, offset);
  };
}

type Advice = readonly [message: string, hint: string];

/** What the parser says of a missing character, by a part of its message. */
function adviseMissing(message: string): Advice | undefined {
  if (message.startsWith('Missing closing'))
    return ['The quote that opens here is not closed.', 'Put the closing quote at the end of the value.'];
  if (message.startsWith('Missing ,'))
    return ['A comma is missing before this.', 'Put a comma after the value before it.'];
  const bracket = /end with a ([\]}])/.exec(message)?.[1];
  return bracket === undefined
    ? undefined
    : [`A closing ${bracket} is missing before this.`, 'Close the bracket where its list or group ends.'];
}

/** The parser's messages in words of someone who writes pages; codes as listed in the documentation of the `yaml` package. */
function adviseYaml({ code, message }: YAMLError): Advice {
  const missing = adviseMissing(message);
  if (missing) return missing;
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return ['This value holds a colon that YAML takes for a new field.', 'Put the whole value in double quotes.'];
    case 'BAD_SCALAR_START':
      return ['A value cannot start with this character.', 'Put the whole value in double quotes.'];
    case 'DUPLICATE_KEY':
      return ['This field is given a second time.', 'Delete one of the two.'];
    case 'TAB_AS_INDENT':
      return ['This line starts with a tab.', 'Indent with spaces.'];
    case 'TAG_RESOLVE_FAILED':
      return message.startsWith('Unresolved plain scalar')
        ? ['This text stands without quotes.', 'Put it in double quotes.']
        : ['YAML tags have no meaning here.', 'Delete the part that starts with "!".'];
    default:
      return [
        `The text cannot be read here: ${message.charAt(0).toLowerCase()}${message.slice(1)}.`,
        'Write one field a line, as "name: value"; check quotes, commas, brackets and indentation.',
      ];
  }
}

/** An open quote is noticed at the end of the file only; the last quoted text is where it starts. */
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

/** Takes a parsed YAML document and gives its errors and warnings as issues, one a line, since the others on a line follow from the first. */
export function issuesFromYaml(file: string, document: Document.Parsed, lines: LineCounter): ContentIssue[] {
  const byLine = new Map<number, ContentIssue>();
  for (const error of [...document.errors, ...document.warnings]) {
    const place = placeAt(lines, errorOffset(error, document));
    const [message, hint] = adviseYaml(error);
    if (!byLine.has(place.line))
      byLine.set(place.line, { file, ...place, rule: 'yaml', severity: 'error', message, hint });
  }
  return [...byLine.values()];
}
