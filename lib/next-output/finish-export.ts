import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contracts } from './contracts';
import { finishPage } from './finish-page';
import { integrity } from './integrity';

type Export = Readonly<{
  folder: string;
  baseUrl: string;
  /** Files of the pages, below the folder. */
  pages: readonly string[];
  /** Markup that comes first of all in each head. */
  head: string;
}>;

/** Finishes the exported pages in place. */
export function finishExport({ folder, baseUrl, pages, head }: Export): void {
  const integrityOf = (href: string): string => {
    const file = path.join(folder, href.slice(baseUrl.length));
    if (!href.startsWith(baseUrl) || !existsSync(file))
      throw new Error(`"${href}" is loaded by a page, but is not a file of the site.`);
    return integrity(readFileSync(file));
  };
  mkdirSync(path.join(folder, '_next/static/data'), { recursive: true });
  for (const page of pages) {
    const file = path.join(folder, page);
    const { html, data } = finishPage(readFileSync(file, 'utf8'), { baseUrl, integrityOf, head });
    writeFileSync(file, html);
    if (data) writeFileSync(path.join(folder, data.path), data.code);
    rmSync(path.join(folder, contracts.duplicateDataFile(page)), { force: true });
  }
}
