import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type sharpType from 'sharp';
import { writeAtomically } from '../files/write-atomically';
import { cacheFolder, hashOf } from './disk-cache';

// The package's other form needs a syntax that Node 20.9 does not know yet.
const sharp = createRequire(import.meta.url)('sharp') as typeof sharpType;

const imageCache = path.join(cacheFolder, 'images');

/** Widths in pixels that pictures are served in: for a phone, for a column, and for the widest column on screens with two points a pixel. */
export const servedWidths = [640, 1280, 1920] as const;

/** A smaller file is one packet as it is. */
const leastBytes = 1400;

/** Screenshots keep their edges sharp; photos need not. More effort than 2 takes five times as long for a tenth of the bytes. */
const settings = { png: { quality: 65, effort: 2 }, jpeg: { quality: 55, effort: 2 } } as const;

/** Tells by its first bytes what can be encoded anew; a PNG that moves (a chunk tells) would stand still. */
function kindOf(bytes: Buffer): keyof typeof settings | undefined {
  if (bytes.readUInt32BE(0) === 0x89504e47) return bytes.includes('acTL') ? undefined : 'png';
  return bytes.readUInt16BE(0) === 0xffd8 ? 'jpeg' : undefined;
}

// What is written must not depend on how many cores a machine has.
sharp.concurrency(1);

/** Takes a PNG or JPEG file and a width in pixels, and gives it as AVIF, not wider than that: the same bytes with the same release of the encoder, made once and kept in `.cache/images`. */
export async function encodeImage(file: string, width: number, folder = imageCache): Promise<Buffer> {
  const bytes = readFileSync(file);
  const setting = settings[kindOf(bytes) ?? 'png'];
  const name = hashOf(JSON.stringify([setting, width, sharp.versions]), bytes.toString('latin1'));
  const kept = path.join(folder, `${name}.avif`);
  if (existsSync(kept)) return readFileSync(kept);
  const upright = sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true });
  const encoded = await upright.avif(setting).toBuffer();
  writeAtomically(kept, encoded);
  return encoded;
}

/** Takes a picture's file and a width in pixels, and tells whether it is smaller as AVIF; refuses a file that is damaged. */
export async function isSmallerEncoded(file: string, width: number): Promise<boolean> {
  const bytes = readFileSync(file);
  if (bytes.length < leastBytes || kindOf(bytes) === undefined) return false;
  return (await encodeImage(file, width)).length < bytes.length;
}
