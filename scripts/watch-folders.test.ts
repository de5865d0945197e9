import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { watchFolders } from './watch-folders';

it.each([
  ['at once', 0],
  ['a while later', 250],
])('hears of changes in a folder that was deleted and made again %s', async (_when, gapMs) => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'watched-'));
  const [folder, copy] = ['pages', 'copy'].map((name) => path.join(root, name)) as [string, string];
  const guide = path.join(folder, 'guide');
  mkdirSync(guide, { recursive: true });
  writeFileSync(path.join(guide, 'first.mdx'), 'First');
  cpSync(folder, copy, { recursive: true });
  let seen: string[] = [];
  // As the dev server, which reads everything whenever it is told of something.
  await watchFolders([folder], () => (seen = existsSync(guide) ? readdirSync(guide) : []));
  rmSync(folder, { recursive: true });
  await setTimeout(gapMs);
  cpSync(copy, folder, { recursive: true });
  await vi.waitFor(() => expect(seen).toEqual(['first.mdx']), 10_000);
  writeFileSync(path.join(guide, 'second.mdx'), 'Second');
  await vi.waitFor(() => expect(seen).toEqual(['first.mdx', 'second.mdx']), 10_000);
});
