import { mkdtempSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { encodeImage, isSmallerEncoded } from './encode-image';
import { process } from './fixtures/process';

const sharp = createRequire(import.meta.url)('sharp') as (input: Buffer) => Sharp;
const fixture = (name: string): string => path.join(import.meta.dirname, 'fixtures/rehype-images/forms', name);
const temporary = (): string => mkdtempSync(path.join(tmpdir(), 'encoded-'));

it('a screenshot and a photo become smaller', async () => {
  for (const name of ['screen.png', 'photo.jpg']) {
    expect(await isSmallerEncoded(fixture(name), 1920)).toBe(true);
    expect((await encodeImage(fixture(name), 1920)).length).toBeLessThan(readFileSync(fixture(name)).length);
  }
});

it('a photo stands upright, is not enlarged, and does not say where it was taken', async () => {
  const { width, height, exif, orientation } = await sharp(await encodeImage(fixture('photo.jpg'), 1920)).metadata();
  expect([width, height, exif, orientation]).toEqual([160, 240, undefined, undefined]);
});

it('an encoded picture is read from the cache, and encoding it again gives the same bytes', async () => {
  const [first, second] = [temporary(), temporary()];
  const bytes = await encodeImage(fixture('photo.jpg'), 640, first);
  expect((await encodeImage(fixture('photo.jpg'), 640, second)).equals(bytes)).toBe(true);
  const [name = ''] = readdirSync(first);
  writeFileSync(path.join(first, name), 'kept');
  expect((await encodeImage(fixture('photo.jpg'), 640, first)).toString()).toBe('kept');
});

it('drawings, small pictures and animated pictures are left as they are', async () => {
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
    expect(await isSmallerEncoded(path.join(folder, name), 1920), name).toBe(false);
  }
});

it.each([
  [1500, ['640', '1280', '1500']],
  [2600, ['640', '1280', '1920']],
])(
  'a picture of %d pixels is offered in several widths, and each file has the width it claims',
  async (own, offered) => {
    const wide = path.join(temporary(), 'wide.png');
    const bytes = sharp(readFileSync(fixture('screen.png'))).resize({ width: own, height: 90, fit: 'fill' });
    writeFileSync(wide, await bytes.png().toBuffer());
    const { html, assets } = await process('![Rows](./wide.png)', path.join(path.dirname(wide), 'page.mdx'));
    const [, ...widths] =
      /srcset="\S+-(\d+)\.avif \1w, \S+-(\d+)\.avif \2w, \S+-(\d+)\.avif \3w" sizes="/.exec(html) ?? [];
    expect(widths).toEqual(offered);
    for (const { from, width } of assets)
      if (width !== undefined)
        expect((await sharp(await encodeImage(from, width, temporary())).metadata()).width).toBe(width);
  },
);

it('a picture of many megabytes is not read but reported', async () => {
  const heavy = path.join(temporary(), 'heavy.png');
  writeFileSync(heavy, '');
  truncateSync(heavy, 243_000_000);
  const { issues } = await process('![Rows](./heavy.png)', path.join(path.dirname(heavy), 'page.mdx'));
  expect(issues).toMatchObject([
    { rule: 'heavy-image', line: 1, message: 'The picture "./heavy.png" takes 243.0 MB; the most is 4 MB.' },
  ]);
});
