import { mkdtempSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { process } from './fixtures/process';
import { encodeImage, imageForms } from './image-forms';

const sharp = createRequire(import.meta.url)('sharp') as (input: Buffer) => Sharp;
const fixture = (name: string): string => path.join(import.meta.dirname, 'fixtures/rehype-images/forms', name);
const temporary = (): string => mkdtempSync(path.join(tmpdir(), 'forms-'));

it('a screenshot and a photo have smaller forms, the smallest first', async () => {
  for (const name of ['screen.png', 'photo.jpg']) {
    const file = fixture(name);
    const forms = await imageForms(file);
    expect([...forms].sort()).toEqual(['avif', 'webp']);
    const sizes = await Promise.all(forms.map(async (form) => (await encodeImage(file, { form })).length));
    expect(sizes[0]).toBeLessThanOrEqual(sizes[1] ?? 0);
    expect(sizes[1]).toBeLessThan(readFileSync(file).length);
  }
});

it('a photo stands upright in every form, and none says where it was taken', async () => {
  for (const form of ['avif', 'webp'] as const) {
    const { width, height, exif, orientation } = await sharp(
      await encodeImage(fixture('photo.jpg'), { form }),
    ).metadata();
    expect([width, height, exif, orientation]).toEqual([160, 240, undefined, undefined]);
  }
});

it('a screenshot keeps each of its points', async () => {
  const points = (bytes: Buffer): Promise<Buffer> => sharp(bytes).removeAlpha().raw().toBuffer();
  const file = fixture('screen.png');
  expect((await points(await encodeImage(file, { form: 'webp' }))).equals(await points(readFileSync(file)))).toBe(true);
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
  expect((await sharp(await encodeImage(file, { form: 'webp' }, temporary())).metadata()).width).toBe(1920);
});

it('what was made once is taken from the cache, and made again it is the same', async () => {
  const [first, second] = [temporary(), temporary()];
  const bytes = await encodeImage(fixture('photo.jpg'), { form: 'avif' }, first);
  expect((await encodeImage(fixture('photo.jpg'), { form: 'avif' }, second)).equals(bytes)).toBe(true);
  const [name = ''] = readdirSync(first);
  writeFileSync(path.join(first, name), 'kept');
  expect((await encodeImage(fixture('photo.jpg'), { form: 'avif' }, first)).toString()).toBe('kept');
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

it('a wide picture is offered in several widths, each of which is made as wide as it says', async () => {
  const wide = path.join(temporary(), 'wide.png');
  const bytes = sharp(readFileSync(fixture('screen.png'))).resize({ width: 1500, height: 90, fit: 'fill' });
  writeFileSync(wide, await bytes.png().toBuffer());
  const { html, assets } = await process('![Rows](./wide.png)', path.join(path.dirname(wide), 'page.mdx'));
  const [, first = '', second = '', whole = ''] =
    /srcset="\S+-(\d+)\.webp (?:\1)w, \S+-(\d+)\.webp (?:\2)w, \S+wide\.webp (\d+)w" sizes="/.exec(html) ?? [];
  expect([first, second, whole]).toEqual(['640', '1280', '1500']);
  for (const { from, form, width } of assets.filter((asset) => asset.form === 'webp'))
    expect((await sharp(await encodeImage(from, { form: 'webp', width }, temporary())).metadata()).width, form).toBe(
      width ?? 1500,
    );
});

it('a picture of many megabytes is not read but reported', async () => {
  const heavy = path.join(temporary(), 'heavy.png');
  writeFileSync(heavy, '');
  truncateSync(heavy, 243_000_000);
  const { issues } = await process('![Rows](./heavy.png)', path.join(path.dirname(heavy), 'page.mdx'));
  expect(issues).toMatchObject([
    { rule: 'heavy-image', line: 1, message: 'The picture "./heavy.png" takes 243.0 MB; the most is 4 MB.' },
  ]);
});
