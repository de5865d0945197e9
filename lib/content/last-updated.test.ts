import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporarySite, writeSite } from './fixtures/temporary-site';
import { readLastUpdated } from './last-updated';

function commit(root: string, date: string): void {
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const options = { cwd: root, env, stdio: 'ignore' as const };
  execFileSync('git', ['add', '--all'], options);
  execFileSync(
    'git',
    ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--message', date],
    options,
  );
}

function repository(): string {
  const root = temporarySite();
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  commit(root, '2020-01-01T12:00:00+02:00');
  return root;
}

const page = 'content/docs/guides/01-first.mdx';

describe('readLastUpdated', () => {
  beforeEach(() => {
    // A hook that runs the tests sets these for the project's own repository.
    for (const name of ['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_WORK_TREE']) vi.stubEnv(name, undefined);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
  });

  it('gives the date of the last commit of each file, in UTC', () => {
    const root = repository();
    writeSite(root, { [page]: 'changed' });
    commit(root, '2021-05-06T07:08:09Z');
    const { dates, issues } = readLastUpdated(root);
    expect(issues).toEqual([]);
    expect(dates.get(page)).toBe('2021-05-06T07:08:09.000Z');
    expect(dates.get('content/docs/index.mdx')).toBe('2020-01-01T10:00:00.000Z');
  });

  it('knows renamed files and names with non-ASCII letters, and no file without a commit', () => {
    const root = repository();
    renameSync(path.join(root, page), path.join(root, 'content/docs/guides/größe.mdx'));
    commit(root, '2022-01-01T00:00:00Z');
    writeSite(root, { 'content/docs/new.mdx': 'new' });
    const { dates } = readLastUpdated(root);
    expect(dates.get('content/docs/guides/größe.mdx')).toBe('2022-01-01T00:00:00.000Z');
    expect(dates.has('content/docs/new.mdx')).toBe(false);
  });

  it('gives paths from the root of the project if the repository starts above it', () => {
    const root = repository();
    const { dates } = readLastUpdated(path.join(root, 'content'));
    expect(dates.has('docs/index.mdx')).toBe(true);
    expect(dates.has('content/docs/index.mdx')).toBe(false);
  });

  it('gives no dates but a warning for a shallow clone', () => {
    const root = repository();
    writeSite(root, { [page]: 'changed' });
    commit(root, '2021-05-06T07:08:09Z');
    const clone = path.join(temporarySite(), 'clone');
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone], { stdio: 'ignore' });
    const { dates, issues } = readLastUpdated(clone);
    expect(dates.size).toBe(0);
    expect(issues).toMatchObject([
      { rule: 'shallow-clone', severity: 'warning', hint: expect.stringContaining('git fetch --unshallow') },
    ]);
  });

  it('gives no dates but a warning outside of a repository, and in one without a commit', () => {
    const outside = temporarySite();
    const unborn = temporarySite();
    execFileSync('git', ['init', '--quiet'], { cwd: unborn });
    for (const root of [outside, unborn]) {
      const { dates, issues } = readLastUpdated(root);
      expect(dates.size).toBe(0);
      expect(issues).toMatchObject([{ rule: 'shallow-clone', severity: 'warning' }]);
    }
  });
});
