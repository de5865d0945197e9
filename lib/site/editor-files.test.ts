import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import picomatch from 'picomatch';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { docSchema } from '../content/doc-schema';
import { postSchema } from '../content/post-schema';
import { editorFiles, heldFiles, jsonSchemaOf } from './editor-files';
import { listFilesBelow } from '../files/list-files-below';

it.each(Object.entries(editorFiles()))('.vscode/%s is what the checks give', async (name, value) => {
  const file = path.resolve('.vscode', name);
  const text = await format(JSON.stringify(value), { ...(await resolveConfig(file)), filepath: file });
  await expect(text).toMatchFileSnapshot(file);
});

const files = listFilesBelow('content').map((file) => `content/${file}`);
const pages: Readonly<Record<string, RegExp>> = {
  doc: /^content\/docs\/(?:.*\/)?[^_/][^/]*\.mdx?$/,
  post: /^content\/blog\/.*\.mdx?$/,
};

/** The data of a file; of a page, its front matter. */
const dataOf = (file: string): unknown => {
  const text = readFileSync(file, 'utf8');
  return parse(/\.mdx?$/.test(file) ? (text.split(/^---$/m)[1] ?? '') : text);
};

it.each(Object.entries(heldFiles))('the schema "%s" takes what the check takes, and nothing else', (name, held) => {
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(jsonSchemaOf(held.schema));
  const matches = pages[name] ? (file: string) => pages[name]?.test(file) : picomatch([...held.files]);
  const found = files.filter((file) => matches(file));
  expect(found).not.toEqual([]);
  for (const file of found) expect([file, validate(dataOf(file)), validate.errors]).toEqual([file, true, null]);
  for (const wrong of [{ wrong: 1 }, []]) expect([wrong, validate(wrong)]).toEqual([wrong, false]);
});

it('an author may be given as a list or as the only one', () => {
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(jsonSchemaOf(postSchema));
  const post = { title: 'A', description: 'One plain sentence that says what readers of this page get from it.' };
  expect([['team'], 'team', [], 1].map((authors) => validate({ ...post, authors }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('fields say what they are for and how they are written', () => {
  const { properties } = jsonSchemaOf(docSchema);
  expect(properties?.['title']).toMatchObject({
    description: 'Title of the page and of its tab.\n\nWrite it like this: title: Nmap',
  });
  for (const field of Object.values(properties ?? {})) expect(field).toHaveProperty('description');
});
