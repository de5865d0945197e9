import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A file as hosts send it to browsers that take it compressed, by the ending that hosts look for. */
export type Compressed = Readonly<{ br: Buffer; gz: Buffer }>;

/** Pictures and fonts are compressed already. */
const compressible = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/;

/** Below this a packet is not filled anyway. */
const smallest = 512;

/** Whether hosts keep a file of so many bytes in compressed forms as well. */
export const isCompressible = (name: string, size: number): boolean => compressible.test(name) && size >= smallest;

/** Of the 14,600 bytes that a server may send before it waits for the reader (ten segments, RFC 6928), what a page leaves for its headers, and a little less. */
const nearlyFirstFlight = 12_800;

/** What a reader's search waits for; the texts of excerpts come with the first results, which do not wait for them. */
const isSearch = (path: string): boolean => /\/search-(?!text)[^/]*\.js(?:on)?$/.test(path);

/** What is fetched behind a page, or hardly ever. */
const isBehind = (path: string): boolean =>
  /\/(?:data|print)\//.test(path) || (/\.(?:json|md|txt|xml)$/.test(path) && !isSearch(path));

/** A quality of brotli, and up to how many compressed bytes it will do. */
type Step = readonly [quality: number, enough: number];

/** How long to search for what can be left out: longest where a few bytes may cost the first paint a round trip; the last percents of all others would take most of a build. */
export function effort(path: string): readonly Step[] {
  if (isBehind(path)) return [[7, Infinity]];
  if (/\/live\//.test(path)) return [[9, Infinity]];
  if (isSearch(path) || /\/chunks\/.*\.js$/.test(path)) return [[10, Infinity]];
  const more: readonly Step[] = [
    [10, nearlyFirstFlight],
    [constants.BROTLI_MAX_QUALITY, Infinity],
  ];
  return path.endsWith('.html') ? [[7, nearlyFirstFlight], ...more] : more;
}

const brotli = (bytes: Uint8Array, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

async function smallEnough(bytes: Uint8Array, steps: readonly Step[]): Promise<Buffer> {
  let compressed: Buffer = Buffer.alloc(0);
  for (const [quality, enough] of steps) {
    compressed = await brotli(bytes, quality);
    if (compressed.length <= enough) break;
  }
  return compressed;
}

/** Takes a file's path and bytes and gives its compressed forms; the same bytes give the same forms. */
export async function compress(path: string, bytes: Uint8Array): Promise<Compressed> {
  const [br, gz] = await Promise.all([
    smallEnough(bytes, effort(path)),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gz };
}
