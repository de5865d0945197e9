import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { formatIssues } from '../lib/errors/format-issues';
import { localeIssues } from './locale-issues';

const project = process.cwd();
afterAll(() => process.chdir(project));

it('names pages and files of texts without an original, and each text that is missing', async () => {
  process.chdir(mkdtempSync(path.join(tmpdir(), 'locale-')));
  const files = {
    'package.json': '{ "type": "module" }',
    'lib/config/strings.ts':
      "export const strings = { a: 'One', b: { c: 'Two', d: (n: number) => `${n}` }, e: ['x'] };\n",
    'content/docs/first.mdx': 'First.\n',
    'content/locales/de/docs/first.mdx': 'Erste.\n',
    'content/locales/de/docs/zweite.mdx': 'Zweite.\n',
    'content/locales/de/docs/_teil.mdx': 'Teil.\n',
    'content/locales/de/docs/bild.svg': '<svg/>\n',
    'content/locales/de/doc/first.mdx': 'Erste.\n',
    'content/locales/de/interface/strings.ts': "export const strings = { a: 'Eins', b: {}, e: [] };\n",
    'content/locales/de/interface/string.ts': 'export const strings = {};\n',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  cpSync('content/locales/de/interface', 'assembled/lib/config', { recursive: true });
  expect(formatIssues(await localeIssues('content/locales/de', 'assembled'))).toMatchInlineSnapshot(`
    "content/locales/de/doc/first.mdx:1:1  error  The file has no original.  (translation)
        → Give it the name that its original has: no content/doc/first.mdx.
    content/locales/de/docs/zweite.mdx:1:1  error  The file has no original.  (translation)
        → Give it the name that its original has: no content/docs/zweite.mdx.
    content/locales/de/interface/string.ts:1:1  error  The file has no original.  (translation)
        → Give it the name that its original has: no lib/config/string.ts.
    content/locales/de/interface/strings.ts:1:1  error  The text "strings.b.c" is missing.  (translation)
        → Copy it from lib/config/strings.ts.
    content/locales/de/interface/strings.ts:1:1  error  The text "strings.b.d" is missing.  (translation)
        → Copy it from lib/config/strings.ts.
    content/locales/de/interface/strings.ts:1:1  error  The text "strings.e.0" is missing.  (translation)
        → Copy it from lib/config/strings.ts."
  `);
});
