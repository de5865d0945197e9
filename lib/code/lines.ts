import type { Finding } from '../errors/content-issue';
import type { CodeMeta, MetaProblem } from './meta';

/** A line as it is shown. */
export type CodeLine = Readonly<{
  text: string;
  isHighlighted: boolean;
  /** What a diff does with it. */ change?: 'inserted' | 'deleted';
}>;

/** A mistake in the text of a fence, at a line counted from 0. */
type LineProblem = Finding & Readonly<{ line: number }>;

const comment = /^\s*\{?\s*(?:\/\/|#|<!--|--|\/\*)\s*(highlight-[\w-]+)\s*(?:-->|\*\/)?\s*\}?\s*$/;
const commands = ['highlight-next-line', 'highlight-start', 'highlight-end'];

/** Name of the magic comment a line consists of, such as `highlight-next-line`; in a diff its marker may stand before it. */
export const magicComment = (line: string, isDiff: boolean): string | undefined =>
  (comment.exec(line) ?? (isDiff ? comment.exec(line.slice(1)) : null))?.[1];

/** What a line of a diff does; headers such as `+++ b/file` do nothing. */
export function diffChange(line: string): CodeLine['change'] {
  if (/^\+(?!\+\+ )/.test(line)) return 'inserted';
  return /^-(?!-- )/.test(line) ? 'deleted' : undefined;
}

type Reading = { lines: CodeLine[]; problems: LineProblem[]; next: boolean; startedAt: number | undefined };

/** Takes the text of a fence and gives the lines to show, without magic comments, with those that are wrong. */
export function readCodeLines(
  value: string,
  isDiff: boolean,
): { readonly lines: readonly CodeLine[]; readonly problems: readonly LineProblem[] } {
  const reading: Reading = { lines: [], problems: [], next: false, startedAt: undefined };
  for (const [index, text] of value.split('\n').entries()) {
    const command = magicComment(text, isDiff);
    if (command === undefined) addLine(reading, text, isDiff);
    else obey(reading, command, index);
  }
  if (reading.startedAt !== undefined) addProblem(reading, reading.startedAt, 'highlight-start has no highlight-end.');
  if (reading.next) addProblem(reading, value.split('\n').length - 1, 'highlight-next-line has no next line.');
  return reading;
}

function addLine(reading: Reading, text: string, isDiff: boolean): void {
  const change = isDiff ? diffChange(text) : undefined;
  reading.lines.push({
    text,
    isHighlighted: reading.next || reading.startedAt !== undefined,
    ...(change && { change }),
  });
  reading.next = false;
}

function obey(reading: Reading, command: string, index: number): void {
  if (!commands.includes(command)) addProblem(reading, index, `There is no magic comment "${command}".`);
  else if (command === 'highlight-next-line') reading.next = true;
  else if (command === 'highlight-start') reading.startedAt = index;
  else if (reading.startedAt === undefined) addProblem(reading, index, 'highlight-end has no highlight-start.');
  else reading.startedAt = undefined;
}

function addProblem(reading: Reading, line: number, message: string): void {
  reading.problems.push({
    line,
    rule: 'code-magic-comment',
    message,
    hint: `Use ${commands.join(', ')}; each start needs an end.`,
  });
}

/** Takes lines and the ranges of the meta and gives the lines highlighted, and every range that is outside the block. */
export function highlightRanges(
  lines: readonly CodeLine[],
  { ranges }: CodeMeta,
): { readonly lines: readonly CodeLine[]; readonly problems: readonly MetaProblem[] } {
  const problems = ranges
    .filter((range) => range.last > lines.length)
    .map(({ first, last, offset }) => ({
      offset,
      rule: 'code-meta',
      message: `Line ${first === last ? last : `${first}-${last}`} is highlighted, but the code block has ${lines.length} ${lines.length === 1 ? 'line' : 'lines'}.`,
      hint: 'Count the lines of the block from 1, without magic comments.',
    }));
  const isInside = (number: number): boolean => ranges.some(({ first, last }) => first <= number && number <= last);
  return {
    lines: lines.map((line, index) => (isInside(index + 1) ? { ...line, isHighlighted: true } : line)),
    problems,
  };
}
