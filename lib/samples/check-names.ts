import { type ContentIssue, placeOf } from '../errors/content-issue';
import { suggestNameOr } from '../errors/nearest-name';
import { issueInSample, type Sample } from './sample-fence';
import type { ToolkitNames } from './toolkit-names';

/** A name that the toolkit does not have; `index` is its offset in the text. */
type NameMistake = Readonly<{ index: number; message: string; hint: string }>;

/** A call of Helm; a backslash continues its line. */
const helmCall = /\bhelm\b(?:.*\\\n)*.*/g;

/** Reports each chart, chart repository and scan type that the toolkit does not have, and each command that installs another release. */
export function checkNames(sample: Sample, names: ToolkitNames): ContentIssue[] {
  const { language, sample: text } = sample.fence;
  const calls = language === 'bash' ? [...text.matchAll(helmCall)] : [];
  const inCalls = calls.flatMap(({ 0: call, index: start }) => {
    const inCall = [...findInCall(call, names), ...findOtherRelease(call, names)];
    return inCall.map(({ index, ...mistake }) => ({ index: start + index, ...mistake }));
  });
  const mistakes = language === 'yaml' ? findInManifest(text, names) : inCalls;
  return mistakes.map(({ index, ...mistake }) =>
    issueInSample(sample, placeOf(text, index), { rule: 'sample-name', ...mistake }),
  );
}

/** Helm installs the newest release if a command names none. `$REPO` is the registry in long walk-throughs; any other variable is a version that the reader chooses. */
const findOtherRelease = (call: string, { helm, version }: ToolkitNames): NameMistake[] =>
  [...call.matchAll(/\bhelm (?:upgrade|install)\b/g)].flatMap(({ index }) => {
    const command = call.slice(index);
    if (!command.includes(`${helm.registry}/`) && !command.includes('$REPO/')) return [];
    const [, wanted = ''] = /--version[ =]"?([\w.$-]+)/.exec(command) ?? [];
    if (wanted === version || wanted.startsWith('$')) return [];
    const message =
      wanted === ''
        ? 'The command installs whatever release is the newest.'
        : `The command installs version ${wanted}, but the pages describe ${version}.`;
    return [{ index, message, hint: `Write: --version ${version}` }];
  });

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function findInCall(call: string, { helm, charts }: ToolkitNames): NameMistake[] {
  const chart = new RegExp(`(?:${escapeRegExp(helm.registry)}|(?<![\\w./])${escapeRegExp(helm.alias)})/([\\w-]+)`, 'g');
  const address = new RegExp(`helm repo add ${escapeRegExp(helm.alias)} (\\S+)`, 'g');
  return [
    ...[...call.matchAll(chart)]
      .filter(([, name = '']) => !charts.includes(name))
      .map((match) => fault(match, (name) => `The toolkit has no chart "${name}".`, charts)),
    ...[...call.matchAll(address)]
      .filter(([, url]) => url !== helm.repository)
      .map((match) =>
        fault(match, (url) => `"${url}" is not the repository of the charts.`, `Write ${helm.repository} instead.`),
      ),
  ];
}

/** A name that contains a template is skipped. */
const scanType = /^ *(?:- )?scanType: *["']?([\w.-]+)["']? *(?:#.*)?$/gm;

export const noScanType = (name: string): string => `The toolkit has no scan type "${name}".`;

const findInManifest = (text: string, { scanTypes }: ToolkitNames): NameMistake[] =>
  [...text.matchAll(scanType)]
    .filter(([, name = '']) => !scanTypes.includes(name))
    .map((match) => fault(match, noScanType, scanTypes));

/** A mistake with its remedy, or with the names that were probably meant. */
function fault(match: RegExpExecArray, text: (name: string) => string, known: readonly string[] | string): NameMistake {
  const [whole, name = ''] = match;
  const hint = typeof known === 'string' ? known : suggestNameOr(name, known, 'add it to content/data/toolkit.yaml');
  return { index: match.index + whole.lastIndexOf(name), message: text(name), hint };
}
