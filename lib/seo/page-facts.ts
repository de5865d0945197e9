import type { Author } from '../content/types';

/** What metadata is made from; every page model fits. */
export type PageFacts = Readonly<{
  kind:
    | 'home'
    | 'doc'
    | 'category'
    | 'post'
    | 'list'
    | 'archive'
    | 'tags'
    | 'tag'
    | 'search'
    | 'print'
    | 'tools'
    | 'tool';
  route: string;
  title: string;
  /** What a page belongs to, if another page has the same title; tells the two apart in the tab. */
  series?: string;
  description: string;
  keywords?: readonly string[];
  unlisted?: boolean;
  /** Own social picture, a public path or an address. */
  image?: string;
  /** The address that search engines should list instead: the same page in the latest version. */
  canonicalRoute?: string;
  /** `YYYY-MM-DD` of a post. */
  date?: string;
  /** ISO date of the last change. */
  lastUpdated?: string;
  authors?: readonly Author[];
  breadcrumbs?: readonly { readonly label: string; readonly route?: string }[];
}>;
