import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporarySite } from '../lib/content/fixtures/temporary-site';

it.each([
  ['hooks', 'content/docs/hooks/tell-a-chat.mdx'],
  ['content/docs/hooks', 'content/docs/hooks/tell-a-chat.mdx'],
  ['content/docs/hooks/', 'content/docs/hooks/tell-a-chat.mdx'],
  ['content/docs', 'content/docs/tell-a-chat.mdx'],
])('writes a page below the docs, named by its folder as "%s"', { timeout: 60_000 }, (folder, file) => {
  const root = temporarySite();
  for (const name of ['lib', 'scripts', 'node_modules']) symlinkSync(path.resolve(name), path.join(root, name));
  const args = ['--import', 'tsx', 'scripts/new-doc.ts', folder, 'Tell a chat'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(stdout).toContain(`${file} is written`);
  expect(existsSync(path.join(root, file))).toBe(true);
});
