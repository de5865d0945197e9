import { execFileSync } from 'node:child_process';
import type { ContentIssue } from '../errors/content-issue';

/** ISO date of the last commit that touched each file, by its path from the project's root. */
export type LastUpdated = Readonly<{ dates: ReadonlyMap<string, string>; issues: readonly ContentIssue[] }>;

/** Stands before each commit's date in the log; no path can hold it. */
const mark = '\0';

function git(root: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

function unknownDates(message: string, hint: string): LastUpdated {
  return { dates: new Map(), issues: [{ file: '.git', rule: 'shallow-clone', severity: 'warning', message, hint }] };
}

/** Takes a log with the newest commit first and gives each file's first date in it. */
export function parseLog(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split(mark).slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter((line) => line !== '');
    const iso = new Date(date).toISOString();
    for (const file of files) if (!dates.has(file)) dates.set(file, iso);
  }
  return dates;
}

/** Takes the project's root and gives the ISO date of its last commit; `undefined` where there is no git history. */
export function lastCommitDate(root: string): string | undefined {
  try {
    return new Date(git(root, 'log', '-1', '--format=%cI').trim()).toISOString();
  } catch {
    return undefined;
  }
}

/** Takes the project's root and gives the date of the last commit of each file below it. A shallow clone knows only some commits, so that its dates would be wrong: then there are none, and a warning. */
export function readLastUpdated(root: string): LastUpdated {
  try {
    if (git(root, 'rev-parse', '--is-shallow-repository').trim() === 'true')
      return unknownDates(
        'This is a shallow clone, so pages show no date of their last change.',
        'Run: git fetch --unshallow',
      );
    return {
      dates: parseLog(git(root, 'log', '--format=%x00%cI', '--name-only', '--no-renames', '--relative', '--', '.')),
      issues: [],
    };
  } catch {
    return unknownDates(
      'There is no git history here, so pages show no date of their last change.',
      'Work in a clone of the repository with at least one commit, and install git.',
    );
  }
}
