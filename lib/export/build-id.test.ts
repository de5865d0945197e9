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

const files = { 'content/docs/a.mdx': 'A', 'lib/deep/b.ts': 'B', 'package-lock.json': '{}' };

it('is the same wherever the same files stand', () => {
  expect(buildId(project(files))).toBe(buildId(project(files)));
  expect(buildId(project(files))).toMatch(/^[0-9a-f]{20}$/);
});

it('changes with a file, with a name and with the locked packages', () => {
  const { 'content/docs/a.mdx': text, ...others } = files;
  const ids = [
    files,
    { ...files, 'content/docs/a.mdx': 'a' },
    { ...others, 'content/docs/b.mdx': text },
    { ...files, 'package-lock.json': '{ }' },
  ].map((version) => buildId(project(version)));
  expect(new Set(ids).size).toBe(4);
});

it('does not depend on what a build writes', () => {
  expect(buildId(project({ ...files, '.generated/x.ts': '1', 'public/sitemap.xml': '2', 'out/index.html': '3' }))).toBe(
    buildId(project(files)),
  );
});
