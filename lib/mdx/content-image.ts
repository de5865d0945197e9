import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path/posix';
import { imageSize } from 'image-size';
import type { PipelineContext } from './context';
import { decodeAddress } from '../config/address';
import { noteSource } from './sources';
import type { ContentAsset } from './types';

/** A picture that exists. */
export type ContentImage = Readonly<{
  /** Public path, without the base URL. */
  href: string;
  width: number;
  height: number;
  /** Path from the project's root. */
  file: string;
  /** Start of the public path of its other forms. */
  formsAt: string;
  /** Set where it stands beside the content and must be copied. */
  asset?: ContentAsset;
}>;

/** Why there is no picture, and the path it was looked for at. */
export type ImageProblem = Readonly<{
  problem: 'unnamed' | 'missing' | 'unreadable' | 'active' | 'heavy';
  path: string;
  /** Megabytes that it takes, where that is the problem. */ size?: number;
}>;

/** Megabytes that a picture may take: who knows no smaller form gets the file itself. */
export const heaviest = 4;

type Place = Readonly<{ /** Content file the address stands in. */ file: string; context: PipelineContext }>;

/** Script, handlers, foreign content and other hosts in a drawing: within a page browsers leave them out, but a drawing can be opened by itself. */
const active =
  /<(?:script|foreignObject|iframe)\b|\son\w+\s*=|\b(?:href|src)\s*=\s*["']\s*(?:https?:|\/\/|javascript:)/i;

/** Takes a picture's address as written and gives it with its size, or what is wrong with it. */
export function readContentImage(written: string, { file, context }: Place): ContentImage | ImageProblem {
  const address = decodeAddress(written.replace(/[?#].*$/, ''));
  const isPublic = address.startsWith('/');
  const from = isPublic ? path.join(context.publicFolder ?? 'public', address) : path.join(path.dirname(file), address);
  if (address === '') return { problem: 'unnamed', path: from };
  noteSource(from);
  // Before it is read: a file may be larger than the memory.
  const size = (statSync(from, { throwIfNoEntry: false })?.size ?? 0) / 1_000_000;
  if (size > heaviest) return { problem: 'heavy', path: from, size };
  const bytes = readOrNothing(from);
  if (!bytes) return { problem: 'missing', path: from };
  try {
    const { width, height, type } = displayedSize(imageSize(bytes));
    if (type === 'svg' && active.test(new TextDecoder().decode(bytes))) return { problem: 'active', path: from };
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const to = `/content-assets/${hash}-${path.basename(from)}`;
    const image = { width, height, file: from, formsAt: to.slice(0, -path.extname(to).length) };
    return isPublic ? { ...image, href: address } : { ...image, href: to, asset: { from, to } };
  } catch {
    return { problem: 'unreadable', path: from };
  }
}

/** Cameras turn a photo by a note in it (EXIF orientation 5 to 8 lie on their side). */
function displayedSize(size: ReturnType<typeof imageSize>): ReturnType<typeof imageSize> {
  const { width, height, orientation = 1 } = size;
  return orientation < 5 ? size : { ...size, width: height, height: width };
}

function readOrNothing(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
