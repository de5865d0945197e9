import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Asks search engines to leave out every page, as those of a preview. */
export function forbidIndexing(folder: string, pages: readonly string[]): void {
  for (const page of pages) {
    const file = path.join(folder, page);
    // At the end: the policy comes first of all. Engines take the strictest of several.
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('</head>', '<meta name="robots" content="noindex"/></head>'),
    );
  }
}
