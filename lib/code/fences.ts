import type { Code } from 'mdast';
import type { Problem, Place } from '../errors/content-issue';
import { suggestName } from '../errors/nearest-name';
import { type CodeLanguage, codeLanguages } from './languages';
import { type CodeLine, rangesOutside, readCodeLines } from './lines';
import { type CodeMeta, settingNames, parseCodeMeta, settingsHint } from './meta';

/** A fenced code block with its place in the file. */
export type Fence = CodeMeta &
  Readonly<{
    /** Name from the list of languages; `text` if the author wrote none or an unknown one. */
    language: string;
    /** Text as written. */
    value: string;
    /** Text to check: the outcome of a diff, magic comments blanked; no line or column is moved. */
    sample: string;
    lines: readonly CodeLine[];
    /** The partial it stands in; left out in the page itself. */
    file?: string;
    /** Line of the opening fence, counted from 1; the text starts on the next one. */
    line: number;
    /** Column of the fence, and of the text inside where the fence is indented. */
    column: number;
  }>;

/** Reads a code block and reports every mistake in it; `openingLine` gives exact columns. */
export function readFence(node: Code, openingLine: string): Readonly<{ fence: Fence; problems: (Problem & Place)[] }> {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  const language = codeLanguages.get((node.lang ?? 'text').toLowerCase());
  const { meta, problems: inMeta } = parseCodeMeta(node.meta ?? '');
  const isDiff = meta.isDiff || language?.name === 'diff';
  const { lines, sample, problems: inLines } = readCodeLines(node.value, { isDiff, ranges: meta.ranges });
  const metaColumn = Math.max(1 + openingLine.lastIndexOf(node.meta ?? ''), column);
  // If the language contains an opening brace, the meta is the rest of its range.
  const inSettings = [...(node.lang?.includes('{') ? [] : inMeta), ...rangesOutside(meta.ranges, lines.length)];
  const problems = [
    ...(language ? [] : [{ line, column, ...unknownLanguage(node.lang ?? '') }]),
    ...(meta.isLive && !canRun(language) ? [{ line, column, ...notRunnable(language?.label ?? 'This language') }] : []),
    ...inSettings.map(({ offset, ...problem }) => ({ line, column: metaColumn + offset, ...problem })),
    ...inLines.map(({ line: index, ...problem }) => ({ line: line + 1 + index, column, ...problem })),
  ];
  const { name = 'text' } = language ?? {};
  const isChecked = meta.isChecked && !node.data?.isOpen;
  const fence = { ...meta, isChecked, isDiff, language: name, value: node.value, sample, lines, line, column };
  return { fence, problems };
}

/** A language with settings that follow it without a space. */
const languageBeforeSetting = new RegExp(`^([\\w-]+?)(?:[^\\w-]|(?:${settingNames.join('|')})=)`);

function unknownLanguage(written: string): Problem {
  const [, language = ''] = languageBeforeSetting.exec(written) ?? [];
  const all = [...new Set([...codeLanguages.values()].map(({ name }) => name))].join(', ');
  const meant = suggestName(written, codeLanguages.keys(), `Use one of: ${all}.`);
  const hint = codeLanguages.has(language.toLowerCase())
    ? `Put a space between "${language}" and what follows. ${settingsHint}`
    : `${meant} Write text for plain text.`;
  return { rule: 'code-language', message: `The site does not know the language "${written}".`, hint };
}

const liveLanguages: readonly string[] = ['javascript', 'jsx', 'typescript', 'tsx'];
const canRun = (language: CodeLanguage | undefined): boolean => liveLanguages.includes(language?.name ?? '');

const notRunnable = (label: string): Problem => ({
  rule: 'code-live',
  message: `${label} cannot run in the browser, so the block cannot be live.`,
  hint: `Use one of: ${liveLanguages.join(', ')}; or take "live" out.`,
});
