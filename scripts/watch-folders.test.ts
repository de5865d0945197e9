import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as chokidar from 'chokidar';
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

it('hears of changes, though later, where the system watches no more files', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'watched-'));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { prototype } = chokidar.FSWatcher;
  const add = vi.spyOn(prototype, 'add').mockImplementationOnce(function (this: chokidar.FSWatcher) {
    process.nextTick(() => ['first', 'second'].map((file) => this.emit('error', new Error(`ENOSPC: ${file}`))));
    return this;
  });
  const changed = vi.fn();
  await watchFolders([folder], changed);
  expect(add).toHaveBeenCalledTimes(2);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('saves may show later: ENOSPC: first')]]);
  // A file that is there before the first look is heard of with the next one.
  let files = 0;
  await vi.waitFor(() => {
    writeFileSync(path.join(folder, `page-${(files += 1)}.mdx`), 'Page');
    expect(changed).toHaveBeenCalled();
  }, 10_000);
});

it('hears of a file that an editor saves, and not of what the editor leaves beside it', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'watched-'));
  const file = path.join(folder, 'site.ts');
  writeFileSync(file, 'Before');
  const heard = new Set<string>();
  await watchFolders([folder], (files) => files.forEach((each) => heard.add(path.basename(each))));
  writeFileSync(path.join(folder, '#site.ts#'), 'Unsaved');
  await setTimeout(250);
  renameSync(file, `${file}~`);
  writeFileSync(file, 'After');
  await vi.waitFor(() => expect([...heard]).toEqual(['site.ts']), 10_000);
});
