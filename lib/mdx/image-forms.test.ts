import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { encodeImage, imageForms } from './image-forms';

const sharp = createRequire(import.meta.url)('sharp') as (input: Buffer) => Sharp;
const fixture = (name: string): string => path.join(import.meta.dirname, 'fixtures/rehype-images/forms', name);
const temporary = (): string => mkdtempSync(path.join(tmpdir(), 'forms-'));

it('a screenshot and a photo have smaller forms, the smallest first', async () => {
  for (const name of ['screen.png', 'photo.jpg']) {
    const file = fixture(name);
    const forms = await imageForms(file);
    expect([...forms].sort()).toEqual(['avif', 'webp']);
    const sizes = await Promise.all(forms.map(async (form) => (await encodeImage(file, form)).length));
    expect(sizes[0]).toBeLessThanOrEqual(sizes[1] ?? 0);
    expect(sizes[1]).toBeLessThan(readFileSync(file).length);
  }
});

it('a photo stands upright in every form, and none says where it was taken', async () => {
  for (const form of ['avif', 'webp'] as const) {
    const { width, height, exif, orientation } = await sharp(await encodeImage(fixture('photo.jpg'), form)).metadata();
    expect([width, height, exif, orientation]).toEqual([160, 240, undefined, undefined]);
  }
});

it('a screenshot keeps each of its points', async () => {
  const points = (bytes: Buffer): Promise<Buffer> => sharp(bytes).removeAlpha().raw().toBuffer();
  const file = fixture('screen.png');
  expect((await points(await encodeImage(file, 'webp'))).equals(await points(readFileSync(file)))).toBe(true);
});

it('a picture that is wider than any column becomes as wide as one on a fine screen', async () => {
  const file = path.join(temporary(), 'wide.png');
  writeFileSync(
    file,
    await sharp(readFileSync(fixture('screen.png')))
      .resize({ width: 2600 })
      .png()
      .toBuffer(),
  );
  expect((await sharp(await encodeImage(file, 'webp', temporary())).metadata()).width).toBe(1920);
});

it('what was made once is taken from the cache, and made again it is the same', async () => {
  const [first, second] = [temporary(), temporary()];
  const bytes = await encodeImage(fixture('photo.jpg'), 'avif', first);
  expect((await encodeImage(fixture('photo.jpg'), 'avif', second)).equals(bytes)).toBe(true);
  const [name = ''] = readdirSync(first);
  writeFileSync(path.join(first, name), 'kept');
  expect((await encodeImage(fixture('photo.jpg'), 'avif', first)).toString()).toBe('kept');
});

it('drawings, small pictures and pictures that move are left as they are', async () => {
  const folder = temporary();
  const files = {
    'drawing.svg': Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(2000)}</svg>`),
    'small.png': await sharp(readFileSync(fixture('screen.png')))
      .resize({ width: 8 })
      .png()
      .toBuffer(),
    'moving.png': Buffer.concat([readFileSync(fixture('screen.png')), Buffer.from('acTL')]),
  };
  for (const [name, bytes] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), bytes);
    expect(await imageForms(path.join(folder, name)), name).toEqual([]);
  }
});
