import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { buildId } from './build-id';

const made: string[] = [];

function project(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'build-id-'));
  made.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

afterEach(() => made.splice(0).forEach((root) => rmSync(root, { recursive: true })));

const files = { 'app/page.tsx': 'A', 'lib/deep/b.ts': 'B', 'package-lock.json': '{}', '.generated/sidebars.ts': '[]' };

it('is the same for the same files in any folder', () => {
  expect(buildId(project(files))).toBe(buildId(project(files)));
  expect(buildId(project(files))).toMatch(/^[0-9a-f]{20}$/);
});

it('changes with a file, a name, the locked packages and the sidebars of every page', () => {
  const { 'app/page.tsx': text, ...others } = files;
  const ids = [
    files,
    { ...files, 'app/page.tsx': 'a' },
    { ...others, 'app/other.tsx': text },
    { ...files, 'package-lock.json': '{ }' },
    { ...files, '.generated/sidebars.ts': '[1]' },
  ].map((version) => buildId(project(version)));
  expect(new Set(ids).size).toBe(5);
});

it('does not depend on the text of pages, nor on files that a build writes', () => {
  const others = { 'content/docs/a.mdx': '0', '.generated/x.ts': '1', 'public/a.xml': '2', 'out/index.html': '3' };
  expect(buildId(project({ ...files, ...others }))).toBe(buildId(project(files)));
});
