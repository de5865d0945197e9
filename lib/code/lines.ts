import type { Problem } from '../errors/content-issue';
import type { CodeMeta, MetaProblem } from './meta';

/** A line as it is shown. */
export type CodeLine = Readonly<{
  text: string;
  isHighlighted: boolean;
  /** What a diff does with it. */ change?: 'inserted' | 'deleted';
}>;

/** A mistake in the text of a fence, at a line counted from 0. */
type LineProblem = Problem & Readonly<{ line: number }>;

const magicCommentPattern = /^\s*\{?\s*(?:\/\/|#|<!--|--|\/\*)\s*(highlight-[\w-]+)\s*(?:-->|\*\/)?\s*\}?\s*$/;

/** Name of the magic comment a line consists of, such as `highlight-next-line`; in a diff its marker may stand before it. */
const magicComment = (line: string, isDiff: boolean): string | undefined =>
  (magicCommentPattern.exec(line) ?? (isDiff ? magicCommentPattern.exec(line.slice(1)) : null))?.[1];

/** What a line of a diff does; headers such as `+++ b/file` do nothing. */
function diffChange(line: string): CodeLine['change'] {
  if (/^\+(?!\+\+ )/.test(line)) return 'inserted';
  return /^-(?!-- )/.test(line) ? 'deleted' : undefined;
}

/** Splits the text of a fence into the lines to show and the text to check, and finds wrong magic comments. */
export function readCodeLines(value: string, { isDiff, ranges }: Pick<CodeMeta, 'isDiff' | 'ranges'>) {
  const lines: CodeLine[] = [];
  const problems: LineProblem[] = [];
  const addProblem = (line: number, message: string): void => {
    const hint = 'Use highlight-next-line, highlight-start, highlight-end; each start needs an end.';
    problems.push({ line, rule: 'code-magic-comment', message, hint });
  };
  let isNextHighlighted = false;
  let highlightStart: number | undefined;
  const sample = value.split('\n').map((text, index) => {
    const command = magicComment(text, isDiff);
    if (command === undefined) {
      const number = lines.length + 1;
      const isInRange = ranges.some(({ first, last }) => first <= number && number <= last);
      const change = isDiff ? diffChange(text) : undefined;
      lines.push({
        text,
        isHighlighted: isNextHighlighted || highlightStart !== undefined || isInRange,
        ...(change && { change }),
      });
      isNextHighlighted = false;
      return change === 'deleted' ? '' : isDiff ? text.replace(/^\+/, ' ') : text;
    }
    if (command === 'highlight-next-line') isNextHighlighted = true;
    else if (command === 'highlight-start' && highlightStart === undefined) highlightStart = index;
    else if (command === 'highlight-start')
      addProblem(index, 'highlight-start comes before the highlight-end of another one.');
    else if (command !== 'highlight-end') addProblem(index, `There is no magic comment "${command}".`);
    else if (highlightStart === undefined) addProblem(index, 'highlight-end has no highlight-start.');
    else highlightStart = undefined;
    return '';
  });
  if (highlightStart !== undefined) addProblem(highlightStart, 'highlight-start has no highlight-end.');
  if (isNextHighlighted) addProblem(sample.length - 1, 'highlight-next-line has no next line.');
  return { lines, sample: sample.join('\n'), problems };
}

/** A problem for each range that ends after the last of `count` lines. */
export const rangesOutside = (ranges: CodeMeta['ranges'], count: number): MetaProblem[] =>
  ranges
    .filter(({ last }) => last > count)
    .map(({ first, last, offset }) => ({
      offset,
      rule: 'code-meta',
      message: `Line ${first === last ? last : `${first}-${last}`} is highlighted, but the code block has ${count} ${count === 1 ? 'line' : 'lines'}.`,
      hint: 'Count the lines of the block from 1, without magic comments.',
    }));
