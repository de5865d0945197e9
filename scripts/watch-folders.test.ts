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
])('reports changes in a folder that was deleted and made again %s', async (_when, gapMs) => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'watched-'));
  const [folder, copy] = ['pages', 'copy'].map((name) => path.join(root, name)) as [string, string];
  const guide = path.join(folder, 'guide');
  mkdirSync(guide, { recursive: true });
  writeFileSync(path.join(guide, 'first.mdx'), 'First');
  cpSync(folder, copy, { recursive: true });
  let seen: string[] = [];
  // Like the dev server, which reads everything again upon any change.
  await watchFolders([folder], () => (seen = existsSync(guide) ? readdirSync(guide) : []));
  rmSync(folder, { recursive: true });
  await setTimeout(gapMs);
  cpSync(copy, folder, { recursive: true });
  await vi.waitFor(() => expect(seen).toEqual(['first.mdx']), 10_000);
  writeFileSync(path.join(guide, 'second.mdx'), 'Second');
  await vi.waitFor(() => expect(seen).toEqual(['first.mdx', 'second.mdx']), 10_000);
});

it('reports changes, though later, if the system watches no more files', async () => {
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
  // A file that exists before the first poll is reported only by the next one.
  let files = 0;
  await vi.waitFor(() => {
    writeFileSync(path.join(folder, `page-${(files += 1)}.mdx`), 'Page');
    expect(changed).toHaveBeenCalled();
  }, 10_000);
});

it('reports a file that an editor saves, but not its temporary files beside it', async () => {
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
