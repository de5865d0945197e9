import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import picomatch from 'picomatch';
import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { categorySchema } from '../content/category-schema';
import { docSchema } from '../content/doc-schema';
import { postSchema } from '../content/post-schema';
import { authorsSchema } from '../content/read-authors';
import { scannersSchema } from '../content/read-scanners';
import { tagsSchema } from '../content/read-tags';
import { termsSchema } from '../content/read-terms';
import { toolkitSchema } from '../content/read-toolkit';
import { helmValues } from '../data-tables/helm-values';
import { imagesSchema } from '../data-tables/image-list';
import { listFilesBelow } from '../files/list-files-below';
import { synonymsSchema } from '../search/build/synonyms-schema';

type Held = Readonly<{ schema: z.ZodType; /** Patterns, from the project's root. */ files: readonly string[] }>;

/** Schemas for the files below `content`, by name. Front matter is not a file of its own, so it has no pattern. */
const heldFiles: Readonly<Record<string, Held>> = {
  doc: { schema: docSchema, files: [] },
  post: { schema: postSchema, files: [] },
  category: { schema: categorySchema, files: ['json', 'yml', 'yaml'].map((end) => `content/**/_category_.${end}`) },
  authors: { schema: authorsSchema, files: ['content/authors.yaml'] },
  tags: { schema: tagsSchema, files: ['content/tags.yaml'] },
  terms: { schema: termsSchema, files: ['content/terms.yaml'] },
  'search-synonyms': { schema: synonymsSchema, files: ['content/search-synonyms.yaml'] },
  scanners: { schema: scannersSchema, files: ['content/data/scanners.yaml'] },
  images: { schema: imagesSchema, files: ['content/data/images.yaml'] },
  toolkit: { schema: toolkitSchema, files: ['content/data/toolkit.yaml'] },
  'helm-values': { schema: helmValues, files: ['content/data/helm-values/**/*.yaml'] },
};

/** Converts a schema of the checks for editors, which show a field's description and hint beside it. */
const jsonSchemaOf = (schema: z.ZodType): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override({ zodSchema, jsonSchema }) {
      const { hint, description } = jsonSchema;
      const help = [description, hint].filter((text) => typeof text === 'string').join('\n\n');
      delete jsonSchema['hint'];
      if (help !== '') jsonSchema.description = help;
      // A list may also be given as its only item.
      if (zodSchema instanceof z.ZodPipe && jsonSchema.type === 'array')
        Object.assign(jsonSchema, { type: ['string', 'array'] });
    },
  });

/** The files below `.vscode` that are derived from the checks' schemas, by name. */
function editorFiles(): Readonly<Record<string, unknown>> {
  const held = Object.entries(heldFiles);
  const matching = (ending: RegExp) =>
    held
      .map(([name, { files }]) => ({
        url: `./.vscode/schemas/${name}.json`,
        fileMatch: files.filter((file) => ending.test(file)),
      }))
      .filter(({ fileMatch }) => fileMatch.length > 0);
  return {
    ...Object.fromEntries(held.map(([name, { schema }]) => [`schemas/${name}.json`, jsonSchemaOf(schema)])),
    'settings.json': {
      'yaml.schemas': Object.fromEntries(matching(/\.ya?ml$/).map(({ url, fileMatch }) => [url, fileMatch])),
      'json.schemas': matching(/\.json$/),
    },
  };
}

it.each(Object.entries(editorFiles()))('.vscode/%s matches the checks', async (name, value) => {
  const file = path.resolve('.vscode', name);
  const { code } = await format(file, JSON.stringify(value), JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')));
  await expect(code).toMatchFileSnapshot(file);
});

const files = listFilesBelow('content').map((file) => `content/${file}`);
const pages: Readonly<Record<string, RegExp>> = {
  doc: /^content\/docs\/(?:.*\/)?[^_/][^/]*\.mdx?$/,
  post: /^content\/blog\/.*\.mdx?$/,
};

/** Parses a data file, or the front matter of a page. */
const dataOf = (file: string): unknown => {
  const text = readFileSync(file, 'utf8');
  return parse(/\.mdx?$/.test(file) ? (text.split(/^---$/m)[1] ?? '') : text);
};

it.each(Object.entries(heldFiles))('the schema "%s" accepts what the check accepts, and nothing else', (name, held) => {
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(jsonSchemaOf(held.schema));
  const matches = pages[name] ? (file: string) => pages[name]?.test(file) : picomatch([...held.files]);
  const found = files.filter((file) => matches(file));
  expect(found).not.toEqual([]);
  for (const file of found) expect([file, validate(dataOf(file)), validate.errors]).toEqual([file, true, null]);
  for (const wrong of [{ wrong: 1 }, []]) expect([wrong, validate(wrong)]).toEqual([wrong, false]);
});

it('authors may be given as a list or as a single name', () => {
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
