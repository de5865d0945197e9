import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect as baseExpect, type Page } from '@playwright/test';

/** A kind of save: the open page, the change to the site's files, and how the tab shows it. */
export type Save = Readonly<{ name: string; route: string; act: () => void; shows: (tab: Page) => Promise<void> }>;

/** Each check is made once, without waiting: whoever waits for a save repeats it. */
export const expect = baseExpect.configure({ timeout: 1 });

export const description = 'One sentence that is as long as descriptions have to be, for a page that comes and goes.';

export const overlay = (tab: Page) => tab.getByRole('alert', { name: 'Mistakes in the content' });

/** Ways to change the files of a site, by their paths in its folder. */
export type FileChanges = Readonly<{
  change: (file: string, from: string | RegExp, to: string) => () => void;
  write: (file: string, text: string) => () => void;
  move: (from: string, to: string) => () => void;
  remove: (file: string) => () => void;
}>;

export function fileChangesIn(folder: string): FileChanges {
  const at = (file: string): string => path.join(folder, file);
  return {
    change: (file, from, to) => () => {
      const text = readFileSync(at(file), 'utf8');
      const changed = text.replace(from, to);
      expect(changed).not.toBe(text);
      writeFileSync(at(file), changed);
    },
    write: (file, text) => () => writeFileSync(at(file), text),
    move: (from, to) => () => renameSync(at(from), at(to)),
    remove: (file) => () => rmSync(at(file)),
  };
}
