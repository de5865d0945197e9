import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generatedFolder } from '../lib/site/generated-files';
import { writePublic } from './write-files';

const project = process.cwd();
const twin = { path: 'docs/page.md', content: 'A page' };
const draft = { path: 'docs/draft.md', content: 'A draft' };

beforeEach(() => {
  process.chdir(mkdtempSync(path.join(tmpdir(), 'public-')));
});
afterEach(() => process.chdir(project));

it('public files that are no longer made are removed, even if the generated folder was deleted in between', () => {
  writePublic([twin, draft]);
  rmSync(generatedFolder, { recursive: true, force: true });
  writePublic([twin]);
  expect(existsSync('public/docs/page.md')).toBe(true);
  expect(existsSync('public/docs/draft.md')).toBe(false);
});

it('a folder is removed with its last file', () => {
  writePublic([{ path: 'og/docs/page.md', content: '' }, twin]);
  writePublic([]);
  expect(existsSync('public/og')).toBe(false);
  expect(existsSync('public/docs')).toBe(false);
  expect(existsSync('public')).toBe(true);
});
