import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
// Imported before the working folder changes: esbuild keeps the one where it was loaded, which this test deletes.
import 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatIssues } from '../lib/errors/format-issues';
import { importSite } from '../lib/import/import-site';
import { checkSite } from '../lib/site/check-site';
import { readSite } from '../lib/site/get-site';
import { listFilesBelow } from '../lib/files/list-files-below';
import { openOldSite } from './open-old-site';
import { readRegistries, writeImport } from './write-import';

const project = process.cwd();
const fixtures = path.resolve('lib/import/fixtures');
const from = path.join(fixtures, 'old-site');
const content = 'content';

const importOldSite = () => {
  const target = {
    content,
    url: 'https://old.example.com',
    mainDocId: 'getting-started/installation',
    registries: readRegistries(content),
  };
  return writeImport(importSite(openOldSite(from), target), { from, content });
};

const texts = (): Record<string, string> =>
  Object.fromEntries(listFilesBelow('.').map((file) => [file, readFileSync(file, 'utf8')]));

let site = '';
let first: ReturnType<typeof importOldSite>;

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'imported-'));
  process.chdir(site);
  first = importOldSite();
});

afterAll(() => {
  process.chdir(project);
  rmSync(site, { recursive: true, force: true });
});

it('writes every construct of an old site as this one has it', async () => {
  const expected = path.join(fixtures, 'expected');
  for (const [file, text] of Object.entries(texts()))
    await expect(text).toMatchFileSnapshot(path.join(expected, `${file}.txt`));
  expect(listFilesBelow(expected)).toEqual([...Object.keys(texts()).map((file) => `${file}.txt`), 'issues.txt'].sort());
});

it('reports what was lost, with its place and the remedy', async () => {
  await expect(`${formatIssues(first.issues)}\n`).toMatchFileSnapshot(path.join(fixtures, 'expected/issues.txt'));
});

it('counts the pages that stay behind', () => {
  const target = { content, url: 'https://old.example.com', mainDocId: 'FAQ', registries: readRegistries(content) };
  expect(importSite(openOldSite(from), target).unread).toEqual(new Map([['i18n', 1]]));
});

it('leaves pages that pass the check', async () => {
  const { issues } = await checkSite('.', readSite('.', { includeDrafts: false }));
  // The values of the real site name pages that are not here.
  const own = issues.filter(({ file, severity }) => file.startsWith('content/') && severity === 'error');
  expect(formatIssues(own)).toBe('');
  expect(issues).toContainEqual(
    expect.objectContaining({ file: 'content/docs/FAQ.md', rule: 'description-length', severity: 'warning' }),
  );
});

it('can be run again: the result is the same, and edited files stay', () => {
  const before = texts();
  importOldSite();
  expect(texts()).toEqual(before);
  const edited = 'content/docs/guides/tables.mdx';
  writeFileSync(edited, 'Edited');
  const { issues, files } = importOldSite();
  expect(readFileSync(edited, 'utf8')).toBe('Edited');
  expect(files.map(({ to }) => to)).not.toContain(edited);
  expect(issues).toContainEqual(expect.objectContaining({ file: edited, rule: 'kept-file' }));
  // A page of the site with the other extension has the same address.
  renameSync(edited, 'content/docs/guides/tables.md');
  importOldSite();
  expect(existsSync(edited)).toBe(false);
});
