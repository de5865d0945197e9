import { z } from 'zod';
import { description, example, text } from './page-schema';

const docLink = z.strictObject({
  type: z.literal('doc'),
  /** Id of the doc the category leads to, in full or below its folder. */
  id: text.meta(example('"id": "architecture/index"')),
});

const generatedIndexLink = z.strictObject({
  type: z.literal('generated-index'),
  /** Title of the page that is made; default: the category's label. */
  title: text.optional(),
  /** One sentence for search engines and cards. */
  description,
  /** Address of the page below the docs; default: the folder's. */
  slug: text.optional().meta(example('"slug": "/scanners"')),
});

/** A folder's `_category_.json` or `_category_.yml`. */
export const categorySchema = z.strictObject({
  /** Words in the sidebar; default: from the folder's name. */
  label: text.optional().meta(example('"label": "Getting started"')),
  /** Place within the parent folder; default: the number before the folder's name. */
  position: z.number().optional().meta(example('"position": 3')),
  /** Whether the category starts closed. */
  collapsed: z.boolean().default(true).meta(example('"collapsed": false')),
  /** Where the category's own entry leads; default: to the folder's page, if there is one; `null`: nowhere. */
  link: z.discriminatedUnion('type', [docLink, generatedIndexLink]).nullable().optional(),
});

export type CategoryFields = z.output<typeof categorySchema>;
