import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type sharpType from 'sharp';
import { writeAtomically } from '../files/write-atomically';
import { cacheFolder, hashOf } from './disk-cache';
import type { ImageForm } from './types';

// The package's other form needs a syntax that Node 20.9 does not know yet.
const sharp = createRequire(import.meta.url)('sharp') as typeof sharpType;

const formCache = path.join(cacheFolder, 'images');

/** The widest column, on screens with two points a pixel. */
export const widest = 1920;

/** For columns that are narrower, or screens that are less fine; the least suits a phone. */
export const narrowerWidths = [640, 1280] as const;

/** Screenshots keep each edge sharp; photos need not. */
const settings = {
  avif: { png: { quality: 65, effort: 4 }, jpeg: { quality: 55, effort: 4 } },
  webp: { png: { lossless: true, effort: 5 }, jpeg: { quality: 78, effort: 5 } },
} as const;

/** A smaller file is one packet in any form. */
const leastBytes = 1400;

/** Tells by its first bytes what has other forms; a PNG that moves (a chunk tells) would stand still in them. */
function kindOf(bytes: Buffer): 'png' | 'jpeg' | undefined {
  if (bytes.readUInt32BE(0) === 0x89504e47) return bytes.includes('acTL') ? undefined : 'png';
  return bytes.readUInt16BE(0) === 0xffd8 ? 'jpeg' : undefined;
}

// What is written must not depend on how many cores a machine has.
sharp.concurrency(1);

/** How a picture is encoded; the width is the most it may have. */
type Encoding = Readonly<{ form: ImageForm; width?: number }>;

/** Takes a PNG or JPEG file and gives it in another form: the same bytes with the same release of the encoders, made once and kept in `.cache/images`. */
export async function encodeImage(file: string, { form, width = widest }: Encoding, folder = formCache) {
  const bytes = readFileSync(file);
  const setting = settings[form][kindOf(bytes) ?? 'png'];
  const name = hashOf(JSON.stringify([setting, width, sharp.versions]), bytes.toString('latin1'));
  const kept = path.join(folder, `${name}.${form}`);
  if (existsSync(kept)) return readFileSync(kept);
  const upright = sharp(bytes).autoOrient().resize({ width, withoutEnlargement: true });
  const encoded = await upright.toFormat(form, setting).toBuffer();
  writeAtomically(kept, encoded);
  return encoded;
}

/** Takes a picture's file and gives the forms it has besides its own, the smallest first; those that would take more than the file itself are left out. */
export async function imageForms(file: string): Promise<ImageForm[]> {
  const bytes = readFileSync(file);
  if (bytes.length < leastBytes || kindOf(bytes) === undefined) return [];
  const sizes = new Map<ImageForm, number>();
  for (const form of ['avif', 'webp'] as const) sizes.set(form, (await encodeImage(file, { form })).length);
  const smaller = [...sizes].filter(([, size]) => size < bytes.length);
  return smaller.sort(([, a], [, b]) => a - b).map(([form]) => form);
}
