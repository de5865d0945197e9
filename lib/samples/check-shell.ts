import { spawnSync } from 'node:child_process';
import type { ContentIssue } from '../errors/content-issue';
import { reportLines, type Unwanted } from './report-lines';
import { issueInSample, type Sample } from './sample-fence';

/** Reads samples, separated by NUL, and says of each, again separated by NUL, what is wrong in it; what comes after `set -n` is parsed and not run. */
const driver = `while IFS= read -r -d '' sample; do (eval $'set -n\\n'"$sample") 2>&1; printf '\\0'; done`;

/** What bash cannot parse, and what should not be copied with a command; one process serves all samples. Without bash only the latter is found. */
export function checkShell(samples: readonly Sample[]): ContentIssue[] {
  const unwanted = samples.flatMap(checkCopied);
  if (samples.length === 0) return unwanted;
  const { stdout, error } = spawnSync('bash', ['-c', driver], {
    input: samples.map(({ fence }) => `${fence.sample}\0`).join(''),
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) return unwanted;
  const reports = stdout.split('\0');
  return [...unwanted, ...samples.flatMap((sample, index) => checkSyntax(sample, reports[index] ?? ''))];
}

function checkSyntax(sample: Sample, report: string): ContentIssue[] {
  const [, line, reason] = /^.*?: line (\d+): (.*)$/m.exec(report) ?? [];
  if (line === undefined || reason === undefined) return [];
  // One line stands before it; what is missing at the end is noticed below the last one.
  const inside = Math.min(Number(line) - 1, sample.fence.sample.split('\n').length);
  const message = `bash cannot read the command: ${reason.replaceAll('`', "'")}.`;
  const hint =
    'Close quotes and brackets, put placeholders such as "<name>" in quotes, and show output in a text block.';
  return [issueInSample(sample, { line: inside, column: 1 }, { rule: 'sample-shell', message, hint })];
}

const prompt: Unwanted = {
  pattern: /(?<=^\s*)\$ /,
  message: 'The command starts with the prompt "$ ", which would be copied with it.',
  hint: 'Delete "$ ", and show output in a text block of its own.',
};
/** Pasted into zsh, the shell of macOS, such a line is an error. */
const comment: Unwanted = {
  pattern: /(?<=^\s*)#/,
  message: 'The comment would be copied with the command.',
  hint: 'Say it in a sentence before the block; a script that readers save as a file has a title="…".',
};

const checkCopied = (sample: Sample): ContentIssue[] =>
  reportLines(sample, 'sample-shell', sample.fence.title === undefined ? [prompt, comment] : [prompt]);
