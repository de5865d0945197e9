import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeChecksums } from '../lib/export/checksums';
import { listFilesBelow } from '../lib/files/list-files-below';
import { readArguments } from './read-arguments';
import { refuse } from './refuse';

/** Pictures and fonts are compressed already. */
const compressible = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/;

/** Smaller files fit into one packet anyway. */
const minSize = 512;

/** Brotli's best quality makes a page a tenth smaller and takes many times as long: worth it only for files that readers wait for. */
const qualityOf = (file: string): number =>
  /\.(?:css|html|js)$|search-index[^/]*\.json$/.test(file) ? constants.BROTLI_MAX_QUALITY : 7;

/** Writes, beside a file, the compressed forms that nginx, Caddy and Apache send to browsers that accept them. */
async function compress(file: string): Promise<void> {
  if ((await stat(file)).size < minSize) return;
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: qualityOf(file) };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

const [folder = 'out'] = readArguments({ allowPositionals: true }).positionals;
const files = listFilesBelow(folder).filter((file) => compressible.test(file));
if (files.length === 0) refuse(`There is no folder "${folder}" to compress. Run: npm run build`, 1);
await Promise.all(files.map((file) => compress(path.join(folder, file))));
writeChecksums(folder);
console.log(`${files.length} files of ${folder} are compressed.`);
