import { z } from 'zod';
import { integrationFields } from './integration';
import { example, flag, hasTocLevels, pageFields, text, tocLevelsRule } from './page-schema';

/** Front matter of a docs page. */
export const docSchema = z
  .strictObject({
    ...pageFields,
    sidebar_label: text.optional().meta(example('sidebar_label: Nmap', 'Words in the sidebar; default: the title.')),
    sidebar_position: z
      .number()
      .optional()
      .meta(example('sidebar_position: 3', "Place within the folder; default: the number before the file's name.")),
    hide_from_sidebar: flag.meta(example('hide_from_sidebar: true', 'In no sidebar, but in search and lists.')),
    id: text
      .regex(/^[^/]+$/, 'holds a "/"')
      .optional()
      .meta({
        description: 'Name of the page in references; default: its file name.',
        hint: 'Give the last part only: the folder belongs to the id anyway.',
      }),
    pagination_prev: text
      .nullable()
      .optional()
      .meta(example('pagination_prev: getting-started/installation', 'Id of the page before; `null`: none.')),
    pagination_next: text
      .nullable()
      .optional()
      .meta(example('pagination_next: getting-started/first-scans', 'Id of the page after it; `null`: none.')),
    ...integrationFields,
  })
  .refine(hasTocLevels, tocLevelsRule);

export type DocFields = z.output<typeof docSchema>;
