import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeIndexFiles } from './index-files';
import { forbidIndexing } from './forbid-indexing';

const pages = ['index.html', '404.html', 'docs.html', 'docs/values.yaml.html'];

function exported(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'docs'));
  for (const page of pages) writeFileSync(path.join(folder, page), `<head><title>${page}</title></head>`);
  return folder;
}

it('every page except the home page and the not-found page is also the index of a folder', () => {
  const folder = exported();
  writeIndexFiles(folder, pages);
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  expect(read('docs/index.html')).toBe(read('docs.html'));
  expect(read('docs/values.yaml/index.html')).toBe(read('docs/values.yaml.html'));
  expect(['index', '404'].filter((name) => existsSync(path.join(folder, name)))).toEqual([]);
});

it('a preview asks search engines to index nothing', () => {
  const folder = exported();
  forbidIndexing(folder, pages);
  for (const page of pages)
    expect(readFileSync(path.join(folder, page), 'utf8')).toMatch(/<meta name="robots" content="noindex"\/><\/head>$/);
});
