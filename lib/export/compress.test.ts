import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compress, isCompressible } from './compress';

const text = Buffer.from('All the same. '.repeat(200));

it('gives forms that browsers unpack to the same bytes, smaller, and the same each time', async () => {
  for (const path of ['out/a.html', 'out/a.txt', 'out/_next/static/chunks/a.js']) {
    const { br, gz } = await compress(path, text);
    expect(brotliDecompressSync(br).equals(text)).toBe(true);
    expect(gunzipSync(gz).equals(text)).toBe(true);
    expect(br.length).toBeLessThan(text.length / 10);
    expect(await compress(path, text)).toEqual({ br, gz });
  }
});

it('leaves alone what is compressed already, and what is small', () => {
  expect(isCompressible('a.html', text.length)).toBe(true);
  expect(isCompressible('a.svg', text.length)).toBe(true);
  expect(isCompressible('a.png', text.length)).toBe(false);
  expect(isCompressible('a.html.br', text.length)).toBe(false);
  expect(isCompressible('a.html', 100)).toBe(false);
});

it('takes the most time for a page that would not arrive in the first flight', async () => {
  const long = readFileSync('package-lock.json').subarray(0, 120_000);
  const atQuality = (quality: number): number =>
    brotliCompressSync(long, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
  expect(atQuality(11)).toBeGreaterThan(14_600);
  const { br } = await compress('out/a.html', long);
  expect(br.length).toBeLessThanOrEqual(atQuality(11));
  expect(br.length).toBeLessThan(atQuality(10));
});
