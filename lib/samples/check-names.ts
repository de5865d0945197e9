import type { ContentIssue } from '../errors/content-issue';
import { suggestOr } from '../errors/nearest-name';
import { issueInSample, type Sample } from './sample-fence';
import type { ToolkitNames } from './toolkit-names';

/** A name that the toolkit does not have; `index` counts the characters before it in its line. */
type NameMistake = Readonly<{ index: number; message: string; hint: string }>;

/** Each chart, chart repository and scan type of a sample that the toolkit does not have, and each command that would not install its charts. */
export function checkNames({ names, ...sample }: Sample & { readonly names: ToolkitNames }): ContentIssue[] {
  const lines = sample.fence.sample.split('\n');
  return lines.flatMap((_, index) =>
    findInLine(sample.fence.language, lines, index, names).map(({ index: before, ...mistake }) =>
      issueInSample(sample, { line: index + 1, column: before + 1 }, { rule: 'sample-name', ...mistake }),
    ),
  );
}

function findInLine(language: string, lines: readonly string[], index: number, names: ToolkitNames): NameMistake[] {
  const line = lines[index] ?? '';
  if (language === 'yaml') return findInManifest(line, names);
  if (language !== 'bash' || !isHelm(lines, index)) return [];
  return [...findInCommand(line, names), ...findOtherRelease(lines, index, names)];
}

/** Whether a line belongs to a call of Helm; a backslash continues the line before. */
function isHelm(lines: readonly string[], index: number): boolean {
  const isContinued = lines[index - 1]?.endsWith('\\') ?? false;
  return /\bhelm\b/.test(lines[index] ?? '') || (isContinued && isHelm(lines, index - 1));
}

/** The lines of the command that begins in a line. */
function commandFrom(lines: readonly string[], index: number): string {
  const end = lines.findIndex((line, place) => place >= index && !line.endsWith('\\'));
  return lines.slice(index, end < 0 ? undefined : end + 1).join('\n');
}

/** Helm takes the newest release where a command names none. `$REPO` stands for the registry in long walk-throughs, another variable for a version that the reader chooses. */
function findOtherRelease(lines: readonly string[], index: number, { helm, version }: ToolkitNames): NameMistake[] {
  const command = /\bhelm (?:upgrade|install)\b/.exec(lines[index] ?? '');
  const whole = commandFrom(lines, index);
  if (!command || !(whole.includes(`${helm.registry}/`) || whole.includes('$REPO/'))) return [];
  const [, wanted = ''] = /--version[ =]"?([\w.$-]+)/.exec(whole) ?? [];
  if (wanted === version || wanted.startsWith('$')) return [];
  const message =
    wanted === ''
      ? 'The command installs whatever release is the newest.'
      : `The command installs version ${wanted}, but the pages describe ${version}.`;
  return [{ index: command.index, message, hint: `Write: --version ${version}` }];
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function findInCommand(line: string, { helm, charts }: ToolkitNames): NameMistake[] {
  const chart = new RegExp(`(?:${escape(helm.registry)}|(?<![\\w./])${escape(helm.alias)})/([\\w-]+)`, 'g');
  const address = new RegExp(`helm repo add ${escape(helm.alias)} (\\S+)`, 'g');
  return [
    ...[...line.matchAll(chart)]
      .filter(([, name = '']) => !charts.includes(name))
      .map((match) => found(match, (name) => `The toolkit has no chart "${name}".`, charts)),
    ...[...line.matchAll(address)]
      .filter(([, url]) => url !== helm.repository)
      .map((match) =>
        found(match, (url) => `"${url}" is not the repository of the charts.`, `Write ${helm.repository} instead.`),
      ),
  ];
}

/** A name with a template in it is no name yet. */
const scanType = /^\s*(?:- )?scanType:\s*["']?([\w.-]+)["']?\s*(?:#.*)?$/g;

export const noScanType = (name: string): string => `The toolkit has no scan type "${name}".`;

const findInManifest = (line: string, { scanTypes }: ToolkitNames): NameMistake[] =>
  [...line.matchAll(scanType)]
    .filter(([, name = '']) => !scanTypes.includes(name))
    .map((match) => found(match, noScanType, scanTypes));

/** A mistake with its remedy, or with the names that were probably meant. */
function found(match: RegExpExecArray, say: (name: string) => string, known: readonly string[] | string): NameMistake {
  const [whole, name = ''] = match;
  const hint = typeof known === 'string' ? known : suggestOr(name, known, 'add it to content/data/toolkit.yaml');
  return { index: match.index + whole.lastIndexOf(name), message: say(name), hint };
}
