import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A file as hosts send it to browsers that take it compressed, by the ending that hosts look for. */
export type Compressed = Readonly<{ br: Buffer; gz: Buffer }>;

/** Pictures and fonts are compressed already. */
const compressible = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/;

/** Below this a packet is not filled anyway. */
const smallest = 512;

/** Whether hosts keep a file in compressed forms as well. */
export const isCompressible = (name: string, bytes: Uint8Array): boolean =>
  compressible.test(name) && bytes.length >= smallest;

/** Quality of the brotli form of a file. What many pages share is worth the longest search; for what one page has, and most of all for page data, the last few percent would take most of a build. */
export function quality(path: string): number {
  if (path.endsWith('.txt')) return 5;
  return path.endsWith('.html') || path.includes('/data/') ? 9 : constants.BROTLI_MAX_QUALITY;
}

/** Takes a file's path and bytes and gives its compressed forms; the same bytes give the same forms. */
export async function compress(path: string, bytes: Uint8Array): Promise<Compressed> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality(path),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gz };
}
