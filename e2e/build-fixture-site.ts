import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { assemble, collectSite, type SiteFiles } from '../scripts/assemble';

const root = fileURLToPath(new URL('..', import.meta.url));
const own = path.join(root, 'e2e/fixture-site');

/** `next` builds the site with changed text and scripts, for tests of a tab that was opened before the change. */
const isNext = process.argv[2] === 'next';
const assembled = path.join(root, isNext ? '.cache/fixture-site-next' : '.cache/fixture-site');
const served = path.join(root, isNext ? '.cache/fixture-served-next' : '.cache/fixture-served');

/** Changes in the next build: for each file, a text and its replacement. */
const changes: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'components/mdx/live-code.client.tsx': ['data-live=', 'data-build="next" data-live='],
  'components/navigation/navigation.client.tsx': ['aria-hidden />', 'aria-hidden data-build="next" />'],
  'content/docs/dialect.mdx': ['A paragraph with', 'The next build has a paragraph with'],
};

/** The fixture's values replace the repository's, so the import path is one folder shorter. */
const siteValues = (): string =>
  readFileSync(path.join(own, 'site.ts'), 'utf8').replace("'../../lib/config/define-site'", "'./define-site'");

function changed(file: string, bytes: Buffer | undefined, [before, after]: readonly [string, string]): Buffer {
  const text = bytes?.toString('utf8') ?? '';
  if (!text.includes(before)) throw new Error(`${file} does not hold ${before} any more: choose another change.`);
  return Buffer.from(text.replace(before, after));
}

/** Every file of the assembled site and its bytes. */
function assembledFiles(): SiteFiles {
  const result = collectSite(root, [
    ['e2e/fixture-site/content', 'content'],
    ['e2e/fixture-site/public/static', 'public/static'],
  ]);
  result.set('lib/config/site.ts', Buffer.from(siteValues()));
  if (isNext)
    for (const [file, change] of Object.entries(changes)) result.set(file, changed(file, result.get(file), change));
  return result;
}

function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean {
  const { status } = spawnSync(program, args, { cwd: assembled, stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

/** Gives the content a history of one commit, from which pages take their dates. */
function recordHistory(): void {
  const date = '2024-05-02T12:00:00Z';
  rmSync(path.join(assembled, '.git'), { recursive: true, force: true });
  const identity = ['-c', 'user.name=Fixture', '-c', 'user.email=fixture@example.com'];
  run('git', ['init', '--quiet', '--initial-branch=main']);
  run('git', ['add', 'content']);
  run('git', [...identity, 'commit', '--quiet', '--no-gpg-sign', '--message=Content'], {
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
  });
}

/** Copies the export to where a server with `served` as its root serves it at the base URL. */
function publish(): void {
  const fresh = `${served}.new`;
  rmSync(fresh, { recursive: true, force: true });
  cpSync(path.join(assembled, 'out'), path.join(fresh, 'preview'), { recursive: true });
  cpSync(path.join(assembled, 'out/404.html'), path.join(fresh, '404.html'));
  rmSync(served, { recursive: true, force: true });
  renameSync(fresh, served);
}

assemble(assembled, assembledFiles());
recordHistory();
const bin = path.join(root, 'node_modules/.bin');
const searchPath = `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`;
if (!run(process.execPath, ['scripts/compiled.mjs', 'build'], { PATH: searchPath })) process.exit(1);
publish();
