import { z } from 'zod';
import { headingLevel, path } from '../config/field-schemas';
import { redirectFromForm } from './redirect-from';

/** Metadata of a field: its description, which editors show, and an example line as its remedy. */
export const example = (line: string, description?: string) => ({ description, hint: `Write it like this: ${line}` });

export const text = z.string().trim().min(1, 'is empty');
export const url = (error: string) => z.url({ protocol: /^https?$/, error });

/** One sentence; `check-fields` enforces its length, which editors are told here. */
export const descriptionRule = {
  hint: 'Say in one plain sentence what the reader gets from this page.',
  minLength: 50,
  maxLength: 160,
};
export const description = text.meta(descriptionRule);

const names = z.array(text).default([]);
export const flag = z.boolean().default(false);

/** Front matter fields that docs and posts share. */
export const pageFields = {
  title: text.meta(example('title: Nmap', 'Title of the page and of its tab.')),
  description: description.describe('One sentence for search engines, cards and feeds.'),
  slug: text
    .optional()
    .meta(example('slug: first-scans', 'Last part of the address; with `/` in front, all below the docs.')),
  tags: names.meta(example('tags: [scanners, release]', 'Labels from the tag file.')),
  keywords: names.meta(example('keywords: [port scan, nse]', 'Words that people would search for.')),
  image: path
    .optional()
    .meta(example('image: /static/pictures/scan.png', 'Public path of the social picture of this page.')),
  redirect_from: z
    .array(text.regex(redirectFromForm, 'is not an address'))
    .default([])
    .meta(
      example(
        'redirect_from: ["/docs/old-page", "/docs/other#old-part", "#old-id -> #new-id"]',
        'Addresses that lead here now: of a page that is gone, of a heading that is gone, or of one that has another id now.',
      ),
    ),
  sources: names.meta({
    description:
      'Files of the toolkit that the page hangs on without naming them; `npm run check:toolkit` looks whether they are still there.',
    hint: 'Write a list, one path per line, each after "  - ".',
  }),
  draft: flag.meta(example('draft: true', 'The page exists under `npm run dev` only.')),
  unlisted: flag.meta(example('unlisted: true', 'The page answers at its address but is nowhere listed.')),
  toc_min_heading_level: headingLevel
    .optional()
    .meta(example('toc_min_heading_level: 2', 'Highest heading level in the table of contents.')),
  toc_max_heading_level: headingLevel
    .optional()
    .meta(example('toc_max_heading_level: 4', 'Lowest heading level in the table of contents.')),
  hide_title: flag.meta(example('hide_title: true', 'The page starts without its title, because its text shows one.')),
  custom_edit_url: url('must be an address, or null')
    .nullable()
    .optional()
    .meta(example('custom_edit_url: null', 'Address of the "Edit this page" link; `null` hides it.')),
};

// Rules on several fields run with `when`, so that they are reported together with the file's other mistakes.
export const isObject = ({ value }: { value: unknown }): boolean => typeof value === 'object';

type TocLevels = Readonly<{ toc_min_heading_level?: number; toc_max_heading_level?: number }>;

/** Whether the table of contents has at least one level. */
export const hasTocLevels = (fields: TocLevels): boolean =>
  (fields.toc_min_heading_level ?? 2) <= (fields.toc_max_heading_level ?? 6);

export const tocLevelsRule = {
  path: ['toc_min_heading_level'],
  error: 'is greater than toc_max_heading_level',
  when: isObject,
};
