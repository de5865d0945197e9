import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const sheets = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, file)),
);

/** Values of a property, as `file: value`. */
const valuesOf = (property: string): string[] =>
  sheets.flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(new RegExp(String.raw`\b${property}: ([^;]+);`, 'g'))].map(
      ([, value = '']) => `${sheet}: ${value}`,
    ),
  );

it('uses two font weights: each further one is a lookup before the first paint', () => {
  const weights = valuesOf('font-weight');
  expect(weights).not.toEqual([]);
  expect(weights.filter((weight) => !/: (?:400|600)$/.test(weight))).toEqual([]);
});

it('takes font sizes from the scale, or relative to the text around; only drawings use pixels', () => {
  const sizes = valuesOf('font-size');
  expect(sizes).not.toEqual([]);
  expect(sizes.filter((size) => / [\d.]+rem$/.test(size))).toEqual([]);
});
