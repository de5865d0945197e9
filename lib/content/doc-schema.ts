import { z } from 'zod';
import { integrationFields } from './integration';
import { example, hasTocLevels, pageFields, text, tocLevelsRule } from './page-schema';

/** Front matter of a docs page. */
export const docSchema = z
  .strictObject({
    ...pageFields,
    /** Words in the sidebar; default: the title. */
    sidebar_label: text.optional().meta(example('sidebar_label: Nmap')),
    /** Place within the folder; default: the number before the file's name. */
    sidebar_position: z.number().optional().meta(example('sidebar_position: 3')),
    /** The page is in no sidebar, but search, the site map and lists of all pages know it. */
    hide_from_sidebar: z.boolean().default(false).meta(example('hide_from_sidebar: true')),
    /** Name of the page in references; default: its file name. */
    id: text
      .regex(/^[^/]+$/, 'holds a "/"')
      .optional()
      .meta({ hint: 'Give the last part only: the folder belongs to the id anyway.' }),
    /** Id of the page that "Previous" leads to; `null` hides the link. */
    pagination_prev: text.nullable().optional().meta(example('pagination_prev: getting-started/installation')),
    /** Id of the page that "Next" leads to; `null` hides the link. */
    pagination_next: text.nullable().optional().meta(example('pagination_next: getting-started/first-scans')),
    ...integrationFields,
  })
  .refine(hasTocLevels, tocLevelsRule);

export type DocFields = z.output<typeof docSchema>;
