import { z } from 'zod';
import { example, text, url } from './page-schema';
import { readOptionalYaml } from './read-yaml-file';
import type { Registry } from './registry';
import type { Author } from './types';

export const authorsSchema = z.record(
  z.string(),
  z.strictObject({
    name: text.meta(example('name: The secureCodeBox authors', 'Name shown with the post.')),
    description: text.optional().describe('One sentence about who this is.'),
    url: url('must be an address')
      .optional()
      .meta(example('url: https://github.com/secureCodeBox', 'Address the name leads to.')),
  }),
);

/** Reads the author file of a content folder, by key. */
export function readAuthors(root: string, file: string): Registry<Author> {
  const { value, issues } = readOptionalYaml(root, file, authorsSchema);
  const authors = Object.entries(value?.data ?? {});
  const byName = new Map(authors.map(([key, author]) => [key, { key, ...author }]));
  return { file, byName, isBroken: issues.length > 0, issues };
}
