import { execFileSync } from 'node:child_process';
import type { ContentIssue } from '../errors/content-issue';

/** ISO date of the last commit that touched each file, by its path from the project's root. */
type LastUpdated = Readonly<{ dates: ReadonlyMap<string, string>; issues: readonly ContentIssue[] }>;

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

const toIso = (date: string): string => new Date(date.trim()).toISOString();

/** ISO date of the last commit of a project; `undefined` where there is no git history. */
export function lastCommitDate(root: string): string | undefined {
  try {
    return toIso(git(root, 'log', '-1', '--format=%cI'));
  } catch {
    return undefined;
  }
}

/** The newest commit comes first, so the first date of a file is its latest. Each commit starts with NUL, which no path can contain. */
function readDates(root: string): Map<string, string> {
  const log = git(root, 'log', '--format=%x00%cI', '--name-only', '--no-renames', '--relative', '--', '.');
  const dates = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter((line) => line !== '');
    for (const file of files) if (!dates.has(file)) dates.set(file, toIso(date));
  }
  return dates;
}

const withoutDates = (message: string, hint: string): LastUpdated => ({
  dates: new Map(),
  issues: [{ file: '.git', rule: 'shallow-clone', severity: 'warning', message, hint }],
});

/** A shallow clone has only some commits, so its dates would be wrong: returns no dates and a warning instead. */
export function readLastUpdated(root: string): LastUpdated {
  try {
    if (git(root, 'rev-parse', '--is-shallow-repository').trim() !== 'true')
      return { dates: readDates(root), issues: [] };
    const message = 'This is a shallow clone, so pages do not show when they were last changed.';
    return withoutDates(message, 'Run: git fetch --unshallow');
  } catch {
    return withoutDates(
      'There is no git history here, so pages do not show when they were last changed.',
      'Work in a clone of the repository with at least one commit, and install git.',
    );
  }
}
