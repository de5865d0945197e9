import { z } from 'zod';
import { text, url } from './page-schema';
import { readOptionalYaml } from './read-yaml-file';
import type { Register } from './register';
import type { Author } from './types';

export const authorsSchema = z.record(
  z.string(),
  z.strictObject({
    /** Name shown with the post. */
    name: text.meta({ hint: 'Write it like this: name: The secureCodeBox authors' }),
    /** One sentence about who this is. */
    description: text.optional(),
    /** Address the name leads to. */
    url: url('must be an address')
      .optional()
      .meta({ hint: 'Write it like this: url: https://github.com/secureCodeBox' }),
  }),
);

/** Reads the author file of a content folder, by key. */
export function readAuthors(root: string, file: string): Register<Author> {
  const { value, issues } = readOptionalYaml(root, file, authorsSchema);
  const authors = Object.entries(value?.data ?? {});
  return {
    file,
    byName: new Map(authors.map(([key, author]) => [key, { key, ...author }])),
    isBroken: issues.length > 0,
    issues,
  };
}
