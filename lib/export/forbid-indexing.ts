import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Asks search engines not to index any page, for previews. */
export function forbidIndexing(folder: string, pages: readonly string[]): void {
  for (const page of pages) {
    const file = path.join(folder, page);
    // Last in the head, because the policy must be first. Search engines obey the strictest of several tags.
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('</head>', '<meta name="robots" content="noindex"/></head>'),
    );
  }
}
