import { z } from 'zod';
import { description, example, text } from './page-schema';

const docLink = z.strictObject({
  type: z.literal('doc'),
  id: text.meta(
    example('"id": "architecture/index"', 'Id of the doc the category leads to, in full or below its folder.'),
  ),
});

const generatedIndexLink = z.strictObject({
  type: z.literal('generated-index'),
  title: text.optional().describe("Title of the page that is made; default: the category's label."),
  description: description.describe('One sentence for search engines and cards.'),
  slug: text
    .optional()
    .meta(example('"slug": "/scanners"', "Address of the page below the docs; default: the folder's.")),
});

/** A folder's `_category_.json`, `.yml` or `.yaml`. */
export const categorySchema = z.strictObject({
  label: text
    .optional()
    .meta(example('"label": "Getting started"', "Words in the sidebar; default: from the folder's name.")),
  position: z
    .number()
    .optional()
    .meta(example('"position": 3', "Place within the parent folder; default: the number before the folder's name.")),
  collapsed: z.boolean().default(true).meta(example('"collapsed": false', 'Whether the category starts closed.')),
  link: z
    .discriminatedUnion('type', [docLink, generatedIndexLink])
    .nullable()
    .optional()
    .describe("Where the category's own entry leads; default: to the folder's page, if there is one; `null`: nowhere."),
});

export type CategoryFields = z.output<typeof categorySchema>;
