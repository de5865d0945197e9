import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifySvg } from '../lib/export/minify-svg';
import { listFilesBelow } from '../lib/site/list-files-below';

/** Makes the drawings of an exported site smaller. */
export function minifyDrawings(folder: string): void {
  const drawings = listFilesBelow(folder).filter((file) => file.endsWith('.svg'));
  for (const file of drawings.map((name) => path.join(folder, name)))
    writeFileSync(file, minifySvg(readFileSync(file, 'utf8')));
}
