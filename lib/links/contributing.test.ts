import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { authorsSchema } from '../content/read-authors';
import { categorySchema } from '../content/category-schema';
import { docSchema } from '../content/doc-schema';
import { integrationFields } from '../content/integration';
import { tagsSchema } from '../content/read-tags';

const text = readFileSync('CONTRIBUTING.md', 'utf8');

/** The data of the code blocks that hold a text, without the lines around front matter. */
const blocks = (held: string): unknown[] =>
  [...text.matchAll(/^( *)```(?:yaml|json)\n(.*?)^ *```$/gms)]
    .map(([, indent = '', code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), '').replaceAll('---\n', ''))
    .filter((code) => code.includes(held))
    .map((code) => parseDocument(code).toJS() as unknown);

it.each([
  ['front matter', docSchema, blocks('sidebar_position')],
  ['a hook', z.strictObject(integrationFields).required({ type: true, state: true, usecase: true }), blocks('usecase')],
  ['a category in JSON', categorySchema, blocks('"position"')],
  ['a category in YAML', categorySchema, blocks('collapsed')],
  ['a tag', tagsSchema, blocks('label: Releases')],
  ['an author', authorsSchema, blocks('securecodebox:')],
])('what CONTRIBUTING says of %s passes the check as it is written', (_what, schema, written) => {
  expect(written).toHaveLength(1);
  expect(schema.safeParse(written[0]).error).toBeUndefined();
});

it('the links that CONTRIBUTING gives as examples lead to a heading', () => {
  const links = [...text.matchAll(/\]\((\.\.\/[^)#]+)#([^)]+)\)/g)];
  expect(links.length).toBeGreaterThan(1);
  for (const [, address = '', id = ''] of links) {
    const file = path.join('content/docs/hooks', address);
    expect(existsSync(file), file).toBe(true);
    const ids = [...readFileSync(file, 'utf8').matchAll(/^#+ (.*?)(?: \{#(.+)\})?$/gm)];
    expect(ids.map(([, heading = '', own]) => own ?? heading.toLowerCase().replaceAll(' ', '-'))).toContain(id);
  }
});
