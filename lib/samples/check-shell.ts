import { spawnSync } from 'node:child_process';
import type { ContentIssue } from '../errors/content-issue';
import { issueInSample, type Sample } from './sample-fence';

/** Reads samples separated by NUL and prints the errors of each, again separated by NUL; after `set -n`, bash parses commands without running them. */
const driver = `while IFS= read -r -d '' sample; do (eval $'set -n\\n'"$sample") 2>&1; printf '\\0'; done`;

/** Reports commands that bash cannot parse; one process serves all samples, and without bash nothing is reported. */
export function checkShell(samples: readonly Sample[]): ContentIssue[] {
  if (samples.length === 0) return [];
  const { stdout, error } = spawnSync('bash', ['-c', driver], {
    input: samples.map(({ fence }) => `${fence.sample}\0`).join(''),
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) return [];
  const reports = stdout.split('\0');
  return samples.flatMap((sample, index) => checkSyntax(sample, reports[index] ?? ''));
}

function checkSyntax(sample: Sample, report: string): ContentIssue[] {
  const [, line, reason] = /^.*?: line (\d+): (.*)$/m.exec(report) ?? [];
  if (line === undefined || reason === undefined) return [];
  // `set -n` adds one line before; an unclosed construct is reported below the last line.
  const inside = Math.min(Number(line) - 1, sample.fence.sample.split('\n').length);
  const message = `bash cannot read the command: ${reason.replaceAll('`', "'")}.`;
  const hint =
    'Close quotes and brackets, put placeholders such as "<name>" in quotes, and show output in a text block.';
  return [issueInSample(sample, { line: inside, column: 1 }, { rule: 'sample-shell', message, hint })];
}
