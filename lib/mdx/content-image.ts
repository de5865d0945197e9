import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path/posix';
import { imageSize } from 'image-size';
import type { AddressPlace } from './context';
import { decodeAddress, splitAddress } from '../config/address';
import type { Problem } from '../errors/content-issue';
import { servedWidths } from './encode-image';
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
  /** Start of the public path of its encoded AVIF files. */
  encodedAt: string;
  /** Set if the picture is beside the content and must be copied. */
  asset?: ContentAsset;
}>;

/** Why there is no picture. */
type ImageProblem = Readonly<{ problem: Problem }>;

const problem = (rule: string, message: string, hint: string): ImageProblem => ({ problem: { rule, message, hint } });

/** The problem of a file that is not a picture, or is truncated. */
export const unreadable = (written: string): ImageProblem =>
  problem('unreadable-image', `The picture "${written}" cannot be read.`, saveAgain);

const saveAgain = 'Save it again as SVG, PNG, JPEG, WebP, AVIF or GIF.';

/** Types of pictures that all browsers show, as `image-size` names them. */
const shownTypes: readonly (string | undefined)[] = ['svg', 'png', 'jpg', 'webp', 'avif', 'gif', 'ico'];

/** Largest file size in megabytes: a browser without AVIF loads the file itself. */
const maxMegabytes = 4;

/** Scripts, event handlers, foreign content and other hosts in an SVG: browsers ignore them in an `<img>`, but the SVG can be opened by itself. */
const activeContent =
  /<(?:script|foreignObject|iframe)\b|\son\w+\s*=|\b(?:href|src)\s*=\s*["']\s*(?:https?:|\/\/|javascript:)/i;

/** Looks up a picture by its address as written; returns its public path and its size in pixels, or the problem with it. */
export function readContentImage(written: string, { file, context }: AddressPlace): ContentImage | ImageProblem {
  const address = decodeAddress(splitAddress(written)[0]);
  if (address === '')
    return problem(
      'unnamed-image',
      'A picture has no address.',
      'Write its path between the round brackets, or in src="…".',
    );
  const isPublic = address.startsWith('/');
  const from = isPublic ? path.join(context.publicFolder ?? 'public', address) : path.join(path.dirname(file), address);
  noteSource(from);
  const found = statSync(from, { throwIfNoEntry: false });
  if (!found?.isFile())
    return problem(
      'missing-image',
      `The picture "${written}" does not exist.`,
      `Put it at ${from}, or correct the address.`,
    );
  // Check the size before reading: a file may be larger than the memory.
  const size = found.size / 1_000_000;
  if (size > maxMegabytes)
    return problem(
      'heavy-image',
      `The picture "${written}" takes ${size.toFixed(1)} MB; the most is ${String(maxMegabytes)} MB.`,
      `Save it no wider than ${String(Math.max(...servedWidths))} points, or as JPEG.`,
    );
  const bytes = readFileSync(from);
  try {
    const { width, height, type } = displayedSize(imageSize(bytes));
    if (!shownTypes.includes(type))
      return problem('unknown-image-type', `Not every browser shows the picture "${written}".`, saveAgain);
    if (type === 'svg' && activeContent.test(bytes.toString()))
      return problem(
        'active-image',
        `The drawing "${written}" holds a script, or asks another host.`,
        'Save it again as a plain SVG, without scripts, handlers and foreign addresses.',
      );
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const to = `/content-assets/${hash}-${path.basename(from)}`;
    const image = { width, height, file: from, encodedAt: to.slice(0, -path.extname(to).length) };
    return isPublic ? { ...image, href: address } : { ...image, href: to, asset: { from, to } };
  } catch {
    return unreadable(written);
  }
}

/** Swaps width and height of photos with EXIF orientation 5 to 8: browsers turn them by 90 degrees. */
function displayedSize(size: ReturnType<typeof imageSize>): ReturnType<typeof imageSize> {
  const { width, height, orientation = 1 } = size;
  return orientation < 5 ? size : { ...size, width: height, height: width };
}
