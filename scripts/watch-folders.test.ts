import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  mkdirSync(path.join(folder, 'guide'), { recursive: true });
  writeFileSync(path.join(folder, 'guide/first.mdx'), 'First');
  cpSync(folder, copy, { recursive: true });
  const told: string[] = [];
  await watchFolders([folder], (files) => void told.push(...files));
  rmSync(folder, { recursive: true });
  await setTimeout(gapMs);
  cpSync(copy, folder, { recursive: true });
  await vi.waitFor(() => expect(told).not.toEqual([]), 10_000);
  const added = path.join(folder, 'guide/second.mdx');
  writeFileSync(added, 'Second');
  await vi.waitFor(() => expect(told).toContain(added), 10_000);
});
