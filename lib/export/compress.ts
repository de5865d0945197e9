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

type Effort = Readonly<{ brotli: number; gzip: number }>;

/** How long to search for what can be left out: longest for pages and what they share, which a reader waits for; the last two percent of the search index, and the last few of what is fetched behind a page, would take most of a build. */
export function effort(path: string): Effort {
  const isAwaited = /\.(?:html|css|js|svg|webmanifest)$/.test(path) && !path.includes('/data/');
  if (isAwaited) return { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };
  return { brotli: path.endsWith('.json') ? 10 : 7, gzip: 6 };
}

/** Takes a file's path and bytes and gives its compressed forms; the same bytes give the same forms. */
export async function compress(path: string, bytes: Uint8Array): Promise<Compressed> {
  const { brotli, gzip: level } = effort(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes, { params }), promisify(gzip)(bytes, { level })]);
  return { br, gz };
}
