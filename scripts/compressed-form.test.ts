import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sentForm } from './compressed-form';

const folder = mkdtempSync(path.join(os.tmpdir(), 'forms-'));
const page = path.join(folder, 'page.html');
for (const file of [page, `${page}.br`, `${page}.gz`]) writeFileSync(file, '');

it('gives the smallest form that is taken', () => {
  expect(sentForm(page, 'gzip, deflate, br, zstd')).toEqual({ file: `${page}.br`, coding: 'br' });
  expect(sentForm(page, 'gzip;q=0.5')).toEqual({ file: `${page}.gz`, coding: 'gzip' });
});

it('gives the file itself where no form is taken, or none was made', () => {
  expect(sentForm(page)).toEqual({ file: page });
  expect(sentForm(page, 'br;q=0, gzip; q=0.0, zstd')).toEqual({ file: page });
  expect(sentForm(path.join(folder, 'picture.png'), 'br')).toEqual({ file: path.join(folder, 'picture.png') });
});
