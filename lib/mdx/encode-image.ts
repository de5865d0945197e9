import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type sharpType from 'sharp';
import { writeAtomically } from '../files/write-atomically';
import { cacheFolder, hashOf } from './disk-cache';

// The package's ES module needs a syntax that Node 20.9 does not know yet.
const sharp = createRequire(import.meta.url)('sharp') as typeof sharpType;

const imageCache = path.join(cacheFolder, 'images');

/** Widths in pixels that pictures are served in: for a phone, for a column, and for the widest column at two device pixels per CSS pixel. */
export const servedWidths = [640, 1280, 1920] as const;

/** A smaller file fits into one packet as it is. */
const leastBytes = 1400;

/** AVIF settings: screenshots need sharp edges, photos do not. More effort than 2 takes five times as long and saves a tenth of the bytes. */
const settings = { png: { quality: 65, effort: 2 }, jpeg: { quality: 55, effort: 2 } } as const;

/** Recognizes PNG and JPEG by their first bytes; rejects animated PNGs (`acTL` chunk), which AVIF would freeze to one frame. */
function formatOf(bytes: Buffer): keyof typeof settings | undefined {
  if (bytes.readUInt32BE(0) === 0x89504e47) return bytes.includes('acTL') ? undefined : 'png';
  return bytes.readUInt16BE(0) === 0xffd8 ? 'jpeg' : undefined;
}

// The encoded bytes must not depend on the machine's number of CPU cores.
sharp.concurrency(1);

/** Encodes a PNG or JPEG file as AVIF, at most `width` pixels wide, and caches it in `.cache/images`; the same release of the encoder always gives the same bytes. */
export async function encodeImage(file: string, width: number, folder = imageCache): Promise<Buffer> {
  const bytes = readFileSync(file);
  const setting = settings[formatOf(bytes) ?? 'png'];
  const name = hashOf(JSON.stringify([setting, width, sharp.versions]), bytes.toString('latin1'));
  const cached = path.join(folder, `${name}.avif`);
  if (existsSync(cached)) return readFileSync(cached);
  const upright = sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true });
  const encoded = await upright.avif(setting).toBuffer();
  writeAtomically(cached, encoded);
  return encoded;
}

/** Whether a picture file becomes smaller as AVIF of this width in pixels; rejects for a damaged file. */
export async function isSmallerEncoded(file: string, width: number): Promise<boolean> {
  const bytes = readFileSync(file);
  if (bytes.length < leastBytes || formatOf(bytes) === undefined) return false;
  return (await encodeImage(file, width)).length < bytes.length;
}
