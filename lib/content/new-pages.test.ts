import { expect, it } from 'vitest';
import { fileName, newDoc, newPost, newPostDescription, newScanner, newScannerFacts } from './new-pages';
import { post, readSite } from './fixtures/read-site';

it.each([
  ['What we learned from 1,000 scans', 'what-we-learned-from-1000-scans'],
  ['Scans & findings', 'scans-findings'],
  ['Grüße: C/C++ – "quoted"!', 'gru-e-cc-quoted'],
  ['__init__ and values', 'init__-and-values'],
  ['.NET scans', 'net-scans'],
  ['***', ''],
  ['_', ''],
])('the page %j has the file name %j', (title, name) => {
  expect(fileName(title)).toBe(name);
});

it('a new post passes the check as it is, and only as a draft', () => {
  const authors = { 'content/authors.yaml': 'team:\n  name: The team\nsecurecodebox:\n  name: The authors\n' };
  const file = 'content/blog/2024-01-01-new.mdx';
  const text = newPost('Scans: "one" & all');
  expect(readSite({ files: { ...authors, [file]: text } }).issues).toEqual([]);
  const published = readSite({ files: { ...authors, [file]: text.replace('draft: true\n', '') } });
  expect(published.issues).toMatchObject([
    { rule: 'field-value', line: 3, message: expect.stringContaining('new:post') },
  ]);
});

it('the placeholder description of a new post is reported separately from its other mistakes', () => {
  const text = post('A', 'wrong: 1\n').replace(/description: .*/, `description: ${newPostDescription}`);
  expect(readSite({ files: { 'content/blog/2024-01-01-a.mdx': text } }).issues).toHaveLength(2);
});

it('a new page passes the check once it has a description', () => {
  const file = 'content/docs/new.mdx';
  const text = newDoc('Scans: "one" & all');
  expect(readSite({ files: { [file]: text } }).issues).toMatchObject([{ file, line: 3 }]);
  const described = text.replace("''", 'One plain sentence that says what readers of this page get from it.');
  expect(readSite({ files: { [file]: described } }).issues).toEqual([]);
});

it('the check reports each line that a new scanner still needs', () => {
  const page = 'content/docs/scanners/new.mdx';
  const data = 'content/data/scanners.yaml';
  const { issues } = readSite({ files: { [page]: newScanner('New', 'new'), [data]: newScannerFacts('new') } });
  const lines = (file: string) => issues.filter((issue) => issue.file === file).map(({ line }) => line);
  expect(lines(page)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  expect(lines(data)).toEqual([2, 3, 5, 6, 7]);
});
