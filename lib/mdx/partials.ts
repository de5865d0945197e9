import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path/posix';

const partialImport = /^import\s+[\w$]+\s+from\s+["'](\.[^"']*\.mdx?)["']/gm;

/** Whether an import is one of a page or partial, whose text is put into the page. */
export const isMarkdown = (source: string): boolean => /^\.\.?\/.*\.mdx?$/.test(source);

export const isPartial = (source: string): boolean => path.basename(source).startsWith('_');

/** Path of an import from the project's root. */
export const importedFile = (source: string, from: string): string => path.join(path.dirname(from), source);

/** Every partial that a page's text imports, and those import, by their path from the project's root; cheap, so that a cache can ask for each page. */
export function partialsOf(text: string, file: string): string[] {
  const found = new Set<string>();
  const collect = (written: string, from: string): void => {
    for (const [, source = ''] of written.matchAll(partialImport)) {
      const partial = importedFile(source, from);
      if (!isPartial(source) || found.has(partial) || !existsSync(partial)) continue;
      found.add(partial);
      collect(readFileSync(partial, 'utf8'), partial);
    }
  };
  collect(text, file);
  return [...found];
}
