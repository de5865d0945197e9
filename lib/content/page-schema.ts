import { z } from 'zod';
import { takenOverForm } from './taken-over';

/** The remedy of a field: how it is written. */
export const example = (line: string): { hint: string } => ({ hint: `Write it like this: ${line}` });

export const text = z.string().trim().min(1, 'is empty');
export const url = (error: string) => z.url({ protocol: /^https?$/, error });
const headingLevel = z
  .int('must be a whole number')
  .min(2, 'must be from 2 to 6')
  .max(6, 'must be from 2 to 6')
  .optional();

/** One sentence; `check-description` looks at its length. */
export const description = text.meta({ hint: 'Say in one plain sentence what the reader gets from this page.' });

const names = z.array(text).default([]);

/** Fields of a doc's and a post's front matter alike. */
export const pageFields = {
  /** Title of the page and of its tab. */
  title: text.meta(example('title: Nmap')),
  /** One sentence for search engines, cards and feeds. */
  description,
  /** Last part of the address, or, in a doc and with `/` in front, the whole address below the docs. */
  slug: text.optional().meta(example('slug: first-scans')),
  /** Labels from the tag file. */
  tags: names.meta(example('tags: [scanners, release]')),
  /** Words that people would search for. */
  keywords: names.meta(example('keywords: [port scan, nse]')),
  /** Public path of an own social picture. */
  image: z.string().startsWith('/', 'must start with "/"').optional().meta(example('image: /static/pictures/scan.png')),
  /** Addresses that lead here now: of a page that is gone, of a heading that is gone, or of one that has another id now. */
  redirect_from: z
    .array(text.regex(takenOverForm, 'is no address'))
    .default([])
    .meta(example('redirect_from: ["/docs/old-page", "/docs/other#old-part", "#old-id -> #new-id"]')),
  /** Files of the toolkit that the page hangs on without naming them; `npm run check:toolkit` looks whether they are still there. */
  sources: names.meta({ hint: 'Write a list, one path a line, each after "  - ".' }),
  /** The page exists under `npm run dev` only. */
  draft: z.boolean().default(false).meta(example('draft: true')),
  /** The page answers at its address but is nowhere listed. */
  unlisted: z.boolean().default(false).meta(example('unlisted: true')),
  /** Highest heading level in the table of contents; default from the site's configuration. */
  toc_min_heading_level: headingLevel.meta(example('toc_min_heading_level: 2')),
  /** Lowest heading level in the table of contents; default from the site's configuration. */
  toc_max_heading_level: headingLevel.meta(example('toc_max_heading_level: 4')),
  /** The page starts without its title, because the text shows an own one. */
  hide_title: z.boolean().default(false).meta(example('hide_title: true')),
  /** Address of the "Edit this page" link; `null` hides it. */
  custom_edit_url: url('must be an address, or null').nullable().optional().meta(example('custom_edit_url: null')),
};

// Rules on several fields run with `when`, so that they are told together with the other mistakes of the file.
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
