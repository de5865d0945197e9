import type { Problem } from '../errors/content-issue';
import { suggestName } from '../errors/nearest-name';

/** Settings after the language of a fence. */
export type CodeMeta = Readonly<{
  title?: string;
  /** Highlighted lines, counted from 1 in what is shown. */
  ranges: readonly LineRange[];
  /** Number of the first line; left out where lines carry no numbers. */
  firstLineNumber?: number;
  /** An editable block with its result. */
  isLive: boolean;
  /** Lines start with `+`, `-` or a space, in a language other than diff. */
  isDiff: boolean;
  isChecked: boolean;
}>;

type LineRange = Readonly<{ first: number; last: number; /** Where it stands in the meta. */ offset: number }>;

/** A mistake in a fence, at an offset in its meta. */
export type MetaProblem = Problem & Readonly<{ offset: number }>;

const flags = new Map<string, Partial<CodeMeta>>([
  ['live', { isLive: true }],
  ['diff', { isDiff: true }],
  ['no-check', { isChecked: false }],
]);
export const settingNames: readonly string[] = ['title', 'showLineNumbers', ...flags.keys()];
export const settingsHint = 'Use title="…", {1,3-5}, showLineNumbers, live, diff or no-check.';
const part =
  /\{(?<ranges>[^}]*)\}|(?<key>[A-Za-z][\w-]*)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<open>["'].*)|(?<bare>\S+)))?|(?<rest>\S+)/g;

type Settings = { -readonly [Key in keyof CodeMeta]: CodeMeta[Key] } & { ranges: LineRange[] };

/** Parses the meta of a fence into its settings and a problem for every wrong part. */
export function parseCodeMeta(meta: string): { readonly meta: CodeMeta; readonly problems: readonly MetaProblem[] } {
  const settings: Settings = { ranges: [], isLive: false, isDiff: false, isChecked: true };
  const problems: MetaProblem[] = [];
  for (const { groups = {}, index: offset, 0: written } of meta.matchAll(part)) {
    const value = groups['double'] ?? groups['single'] ?? groups['bare'];
    const message =
      groups['ranges'] !== undefined
        ? addRanges(settings, groups['ranges'], offset + 1)
        : groups['open'] !== undefined
          ? `The quote that opens in ${written} is not closed.`
          : groups['key'] !== undefined
            ? applySetting(settings, groups['key'], value)
            : `"${written}" after the fence means nothing.`;
    if (message !== undefined) problems.push({ offset, rule: 'code-meta', message, hint: hintFor(groups['key']) });
  }
  return { meta: settings, problems };
}

const hintFor = (key: string | undefined): string =>
  key === undefined || settingNames.includes(key) ? settingsHint : suggestName(key, settingNames);

function applySetting(settings: Settings, key: string, value: string | undefined): string | undefined {
  if (key === 'title') {
    settings.title = value;
    return value ? undefined : 'The title of the code block is empty.';
  }
  if (key === 'showLineNumbers') {
    settings.firstLineNumber = value === undefined ? 1 : Number(value);
    return /^\d*$/.test(value ?? '') ? undefined : `showLineNumbers needs a whole number, not "${value}".`;
  }
  const flag = flags.get(key);
  if (!flag) return `A code block has no setting "${key}".`;
  Object.assign(settings, flag);
  return value === undefined ? undefined : `"${key}" takes no value.`;
}

function addRanges(settings: Settings, text: string, start: number): string | undefined {
  let offset = start;
  for (const item of text.split(',')) {
    const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(item) ?? [];
    if (first === undefined || Number(first) < 1 || Number(last) < Number(first))
      return `"${item.trim()}" is not a line or a range of lines.`;
    settings.ranges.push({ first: Number(first), last: Number(last), offset });
    offset += item.length + 1;
  }
  return undefined;
}
