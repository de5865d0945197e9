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
import { synonymsSchema } from '../search/build/synonyms-schema';

type Held = Readonly<{ schema: z.ZodType; /** Patterns, from the project's root. */ files: readonly string[] }>;

/** What files below `content` are held to, by name. Front matter is no file of its own, so no pattern finds it. */
export const heldFiles: Readonly<Record<string, Held>> = {
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

/** A schema of the checks as editors read it: what is said of a field, and its remedy, show beside it. */
export const jsonSchemaOf = (schema: z.ZodType): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override({ zodSchema, jsonSchema }) {
      const { hint, description } = jsonSchema;
      const help = [description, hint].filter((text) => typeof text === 'string').join('\n\n');
      delete jsonSchema['hint'];
      if (help !== '') jsonSchema.description = help;
      // A list that may be given as its only item.
      if (zodSchema instanceof z.ZodPipe && jsonSchema.type === 'array')
        Object.assign(jsonSchema, { type: ['string', 'array'] });
    },
  });

/** The files below `.vscode` that the checks' schemas give, by name. */
export function editorFiles(): Readonly<Record<string, unknown>> {
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
