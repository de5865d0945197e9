import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ReactNode } from 'react';
import satori from 'satori';
import type { Sharp, SharpOptions } from 'sharp';
import { cardSize, socialCard, type SocialCard } from './social-card';

const require = createRequire(import.meta.url);
// The package's ES module needs a syntax that Node 20.9 does not know yet.
const sharp = require('sharp') as (input: Buffer, options?: SharpOptions) => Sharp;
const fontFile = (weight: number): Buffer =>
  readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`));

/** Fonts travel with the package, so that the same words give the same picture on every machine. */
const fonts = ([400, 600, 700] as const).map((weight) => ({ name: 'Inter', weight, data: fontFile(weight) }));

/** A social picture as PNG, 1200 × 630 pixels. */
export async function renderSocialImage(card: SocialCard): Promise<Buffer> {
  const svg = await satori(socialCard(card) as ReactNode, { ...cardSize, fonts });
  // Nothing extends beyond its box; clipping it anyway would take half of the rendering time.
  const uncut = svg.replaceAll(/ (?:mask|clip-path)="[^"]*"/g, '');
  // Social networks accept only PNG and JPEG; flat colors need a small palette and no dithering.
  return sharp(Buffer.from(uncut)).png({ palette: true, colours: 16, dither: 0, effort: 1 }).toBuffer();
}
