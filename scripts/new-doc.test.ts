import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporarySite } from '../lib/content/fixtures/temporary-site';

function start(...given: readonly string[]) {
  const root = temporarySite();
  for (const name of ['lib', 'scripts', 'node_modules']) symlinkSync(path.resolve(name), path.join(root, name));
  const args = ['--import', 'tsx', 'scripts/new-doc.ts', ...given];
  return { root, ...spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' }) };
}

it.each([
  ['hooks', 'content/docs/hooks/tell-a-chat.mdx'],
  ['content/docs/hooks', 'content/docs/hooks/tell-a-chat.mdx'],
  ['content/docs/hooks/', 'content/docs/hooks/tell-a-chat.mdx'],
  ['content/docs', 'content/docs/tell-a-chat.mdx'],
])('writes a page below the docs, named by its folder as "%s"', { timeout: 60_000 }, (folder, file) => {
  const { root, stdout } = start(folder, 'Tell a chat');
  expect(stdout).toContain(`${file} is written`);
  expect(existsSync(path.join(root, file))).toBe(true);
});

it.each([
  ['content/blog', 'npm run new:post'],
  ['content/blog/2024', 'npm run new:post'],
  ['hooks/_shared', 'Give the folder'],
  ['.vscode', 'Give the folder'],
  ['../docs', 'Give the folder'],
  ['content/versions/4.x/hooks', 'Give the folder'],
])('writes nothing into "%s", where it would not become a page', { timeout: 60_000 }, (folder, said) => {
  const { stderr, status } = start(folder, 'Tell a chat');
  expect(stderr).toContain(said);
  expect(status).toBe(2);
});
