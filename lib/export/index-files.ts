import { cpSync } from 'node:fs';
import path from 'node:path';

/** Writes `x/index.html` beside each `x.html`, for hosts that cannot otherwise resolve `/x` to a page. */
export function writeIndexFiles(folder: string, pages: readonly string[]): void {
  for (const page of pages) {
    if (/(?:^|\/)(?:index|404)\.html$/.test(page)) continue;
    cpSync(path.join(folder, page), path.join(folder, page.replace(/\.html$/, ''), 'index.html'));
  }
}
