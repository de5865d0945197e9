import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checksumFile, checksumsOf } from '../lib/export/checksums';
import { readExportedPage } from '../lib/links/exported-page';
import { findKeptPages, keepPage, placeKeptPages } from './kept-pages';

const html = '<!doctype html><title>Nmap</title><h1 id="nmap">Nmap</h1>';
const read = readExportedPage(html);
const files = ['docs/nmap.html', 'docs/nmap.txt', '_next/shared.css'];

let last = '';
let next = '';
let key = '';

/** An export with a page, a compressed form of it, and a style sheet that it shares. */
beforeEach(() => {
  [last, next] = ['last-', 'next-'].map((name) => mkdtempSync(path.join(tmpdir(), name))) as [string, string];
  key = `test-${randomUUID()}`;
  for (const folder of ['docs', '_next']) mkdirSync(path.join(last, folder));
  for (const file of [...files, 'docs/nmap.html.br']) writeFileSync(path.join(last, file), `${file}\n`);
  writeFileSync(path.join(last, checksumFile), checksumsOf(last));
  keepPage(key, { files, read });
});

afterEach(() => {
  for (const place of [last, next, `.cache/exported/${key}.json`]) rmSync(place, { recursive: true, force: true });
});

const find = () => findKeptPages(new Map([['/docs/nmap', key]]), last);

test('a page made from the same is taken over with all its files, and with what the checks read of it', () => {
  mkdirSync(path.join(next, '_next'));
  writeFileSync(path.join(next, '_next/shared.css'), 'of the next build\n');
  const placed = placeKeptPages(find().values(), { from: last, to: next });
  expect(placed).toEqual(new Map([['/docs/nmap.html', read]]));
  for (const file of ['docs/nmap.html', 'docs/nmap.txt', 'docs/nmap.html.br'])
    expect(readFileSync(path.join(next, file), 'utf8')).toBe(`${file}\n`);
  expect(readFileSync(path.join(next, '_next/shared.css'), 'utf8')).toBe('of the next build\n');
});

test('a page made from something else is not known', () => {
  expect(findKeptPages(new Map([['/docs/nmap', 'another']]), last).size).toBe(0);
});

test.each([...files, 'docs/nmap.html.br'])('a page is made anew where somebody changed %s', (file) => {
  writeFileSync(path.join(last, file), 'changed');
  expect(find().size).toBe(0);
});

test.each(files)('a page is made anew where somebody removed %s', (file) => {
  rmSync(path.join(last, file));
  expect(find().size).toBe(0);
});

test('a page is made anew where the last export is gone', () => {
  rmSync(last, { recursive: true });
  expect(find().size).toBe(0);
});

test('a page that was made anew all the same wins', () => {
  mkdirSync(path.join(next, 'docs'));
  writeFileSync(path.join(next, 'docs/nmap.html'), 'new');
  expect(placeKeptPages(find().values(), { from: last, to: next }).size).toBe(0);
  expect(existsSync(path.join(next, 'docs/nmap.txt'))).toBe(false);
});
