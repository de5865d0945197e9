import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporarySite, writeSite } from '../lib/content/fixtures/temporary-site';

/** Moves a page of a site whose checks fail, each printing its name. */
function move(...files: readonly string[]) {
  const root = temporarySite();
  for (const name of ['lib', 'scripts', 'node_modules']) symlinkSync(path.resolve(name), path.join(root, name));
  const fails = (name: string): string => `node -e "console.log('${name} ran'); process.exit(1)" --`;
  const scripts = { 'check:urls': fails('addresses'), 'check:content': fails('content') };
  writeSite(root, { 'package.json': JSON.stringify({ type: 'module', scripts }) });
  const args = ['--import', 'tsx', 'scripts/move-page.ts', ...files];
  return { root, ...spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' }) };
}

const [from, to] = ['content/docs/guides/01-first.mdx', 'content/docs/moved.mdx'];

it('checks the content even if the addresses have a mistake', { timeout: 60_000 }, () => {
  // Written as the Windows shell completes it.
  const { stdout, status } = move(from.replaceAll('/', '\\'), to);
  expect(stdout).toMatch(/is now content\/docs\/moved.mdx[^]*addresses ran[^]*content ran/);
  expect(status).toBe(1);
});

it('moves nothing if given more than two files', { timeout: 60_000 }, () => {
  const { root, stderr, status } = move(from, to, 'content/docs/third.mdx');
  expect(stderr).toContain('Move one page at a time.');
  expect(status).toBe(2);
  expect(existsSync(path.join(root, to))).toBe(false);
});
