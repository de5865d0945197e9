import { spawnSync } from 'node:child_process';
import type { ContentIssue } from '../errors/content-issue';
import { placeInPage, type SampleFence } from './sample-fence';

export type ShellSample = Readonly<{ file: string; fence: SampleFence }>;

/** Reads samples, parted by NUL, and says of each, again parted by NUL, what is wrong in it; what comes after `set -n` is parsed and not run. */
const driver = `while IFS= read -r -d '' sample; do (eval $'set -n\\n'"$sample") 2>&1; printf '\\0'; done`;

/** Takes the shell samples of all pages and gives what bash cannot parse; one process serves them all. Without bash nothing is checked. */
export function checkShell(samples: readonly ShellSample[]): ContentIssue[] {
  const prompts = samples.flatMap(checkPrompts);
  if (samples.length === 0) return prompts;
  const input = samples.map(({ fence }) => `${fence.sample}\0`).join('');
  const { stdout, error } = spawnSync('bash', ['-c', driver], {
    input,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) return prompts;
  const reports = stdout.split('\0');
  return [...prompts, ...samples.flatMap((sample, index) => syntaxIssue(sample, reports[index] ?? ''))];
}

function syntaxIssue({ file, fence }: ShellSample, report: string): ContentIssue[] {
  const [, line, reason] = /^.*?: line (\d+): (.*)$/m.exec(report) ?? [];
  if (line === undefined || reason === undefined) return [];
  // One line stands before it; what is missing at the end is noticed below the last one.
  const inside = Math.min(Number(line) - 1, fence.sample.split('\n').length);
  return [
    {
      file,
      ...placeInPage(fence, { line: inside, column: 1 }),
      rule: 'sample-shell',
      severity: 'error',
      message: `bash cannot read the command: ${reason.replaceAll('`', "'")}.`,
      hint: 'Close quotes and brackets, put placeholders such as "<name>" in quotes, and show output in a text block.',
    },
  ];
}

function checkPrompts({ file, fence }: ShellSample): ContentIssue[] {
  return fence.sample.split('\n').flatMap((line, index): ContentIssue[] => {
    const indent = /^(\s*)\$ /.exec(line)?.[1];
    if (indent === undefined) return [];
    return [
      {
        file,
        ...placeInPage(fence, { line: index + 1, column: indent.length + 1 }),
        rule: 'sample-shell',
        severity: 'error',
        message: 'The command starts with the prompt "$ ", which would be copied with it.',
        hint: 'Delete "$ ", and show output in a text block of its own.',
      },
    ];
  });
}
