import { z } from 'zod';
import { navbarItems } from './navbar-schema';
import { count, regexSource, headingLevel, linkFields, path, pattern, text, url } from './field-schemas';

const footerLink = z
  .strictObject({
    ...linkFields,
    /** Markup instead of a link. */ html: text.optional(),
    label: z.string().default(''),
  })
  .refine(
    (link) => [link.to, link.href, link.html].filter((target) => target !== undefined).length === 1,
    'needs one of "to", "href" and "html"',
  );

const announcementBar = z.strictObject({
  /** A bar that was closed comes back when its id changes. */
  id: text,
  /** Markup of the bar. */
  content: text,
  /** CSS colors. */
  backgroundColor: z.string().default('CanvasText'),
  textColor: z.string().default('Canvas'),
  /** Whether the reader can close the bar. */
  isCloseable: z.boolean().default(true),
});

const segment = 'holds something else than letters, digits, dots, dashes and underscores';

const docsVersion = z.strictObject({
  /** Name in addresses and storage; the version at the root path is `current`. */
  name: pattern(/^[a-z0-9._-]+$/i, segment),
  /** Words in the version menu. */
  label: text,
  /** Path segment below `/docs`; empty for the version at the root path. */
  path: pattern(/^[a-z0-9._-]*$/i, segment),
  /** Folder of its files, from the project's root. */
  folder: text,
  /** Line shown above each page of a version that is not the latest. */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).default('none'),
});

const docs = z.strictObject({
  /** Versions, latest first. */
  versions: z.array(docsVersion).min(1, 'is empty'),
  /** Sidebars and the folder, inside the version's folder, each is made from. */
  sidebars: z
    .array(z.strictObject({ id: z.string(), folder: z.string() }))
    .min(1, 'is empty')
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'has one id twice'),
  /** Id of the doc a version opens with. */
  mainDocId: z.string(),
  /** Id of the doc that explains terms; links to its headings show the first paragraph below them. */
  glossaryDocId: z.string().optional(),
  /** File patterns, inside the version's folder, that are never built. */
  exclude: z.array(z.string()).default([]),
  /** Heading levels in the table of contents. */
  tocMinHeadingLevel: headingLevel.default(2),
  tocMaxHeadingLevel: headingLevel.default(3),
});

const readerVariable = z.strictObject({
  /** Key in markup and storage. */
  name: pattern(/^[a-z]+$/, 'holds something else than small letters'),
  /** Words of the field. */
  label: text,
  /** Regular expression that finds the placeholder in a line of a command or manifest. */
  find: regexSource('g'),
  /** The placeholder, shown in the empty field. */
  placeholder: text,
  /** What a value must match as a whole, so that it is safe in a command; also the `pattern` attribute of the field. */
  pattern: regexSource('v'),
  /** What the field says about its values. */
  hint: text,
});

const boost = z.number().min(0, 'must be at least 0');

const search = z.strictObject({
  /** Most results the search box lists. */
  maxSearchResults: count.default(8),
  /** How much a match in a field counts. */
  boosts: z
    .strictObject({
      title: boost.default(5),
      content: boost.default(1),
      tags: boost.default(3),
      /** Labels of the sidebar categories above a page; counts only where they are indexed. */
      parentCategories: boost.default(2),
    })
    .prefault({}),
  /** Whether pages are found by the labels of the sidebar categories above them. */
  indexParentCategories: z.boolean().default(false),
  /** File with the words that mean the same, from the project's root. */
  synonymsFile: z.string().default('content/search-synonyms.yaml'),
  /** Sends searches to an analytics service. Left out, nothing is loaded and nothing is sent. */
  insights: z
    .strictObject({
      /** Address of the search-insights script. */ scriptUrl: url,
      appId: text,
      apiKey: text,
      indexName: text,
    })
    .optional(),
});

/** Everything a site owner can set; one doc comment a field. */
const values = z.strictObject({
  /** Name of the site, after the page title in tabs and results. */
  title: text,
  /** One line under the name. */
  tagline: text,
  /** Where the site is published: scheme and host, no path. */
  url: url.refine(
    (address) => URL.canParse(address) && new URL(address).origin === address,
    'must be scheme and host only, without a slash at the end',
  ),
  /** Path the site is published under: `/` or `/preview/`. */
  baseUrl: pattern(/^\/(.*\/)?$/, 'must start and end with a slash'),
  /** Icon of the site, below `public/`. */
  favicon: path,
  /** Organization and repository on GitHub. */
  organizationName: text,
  projectName: text,
  /** Words for the `keywords` metadata of pages that have none of their own. */
  keywords: z.array(z.string()).default([]),
  /** Fallback social picture, below `public/`; pages have their own. */
  socialImage: path,
  /** Where "Edit this page" leads; the file's path is appended. */
  editUrl: url.optional(),
  /** The toolkit release the facts were checked against. */
  toolkit: z.strictObject({
    version: z.string(),
    commit: pattern(/^[0-9a-f]{40}$/, 'must be the 40 digits of a commit'),
    repository: url,
  }),
  /** Languages of the site, with the root of each one's build; with one, the locale menu has nothing to offer. */
  locales: z.array(z.strictObject({ name: text, label: text, htmlLang: text, baseUrl: text })).min(1, 'is empty'),
  /** Name of the language this build is in. */
  locale: z.string(),
  colorMode: z.strictObject({
    /** Mode of a reader who never chose. */
    default: z.enum(['light', 'dark']).default('light'),
    /** Hides the toggle. */
    disableSwitch: z.boolean().default(false),
  }),
  navbar: z.strictObject({
    /** Hides the navbar on scroll down and shows it on scroll up. */
    hideOnScroll: z.boolean().default(false),
    items: navbarItems,
  }),
  footer: z.strictObject({
    groups: z.array(z.strictObject({ title: z.string(), links: z.array(footerLink) })),
    /** Line at the foot. */
    copyright: z.string(),
  }),
  announcementBar: announcementBar.optional(),
  docs,
  /** Names in commands that readers can replace with their own, in their browser only. */
  readerVariables: z.array(readerVariable).default([]),
  blog: z.strictObject({
    /** Folder of the posts, from the project's root. */
    folder: z.string(),
    title: text,
    description: text,
    postsPerPage: count.default(10),
    /** Copyright line of the feeds. */
    feedCopyright: z.string(),
  }),
  search: search.prefault({}),
});

export const siteSchema = values
  .refine(({ locale, locales }) => locales.some(({ name }) => name === locale), {
    path: ['locale'],
    error: 'must be the name of one of the locales',
  })
  .refine(
    ({ locale, locales, baseUrl }) =>
      locales.length < 2 || locales.some((each) => each.name === locale && each.baseUrl === baseUrl),
    {
      path: ['baseUrl'],
      error: 'must be the "baseUrl" of its locale, where the menu of languages leads',
    },
  );

export type SiteInput = z.input<typeof siteSchema>;
export type SiteConfig = Readonly<z.output<typeof siteSchema>>;
export type NavbarItemConfig = SiteConfig['navbar']['items'][number];
export type FooterGroupConfig = SiteConfig['footer']['groups'][number];
export type AnnouncementBarConfig = NonNullable<SiteConfig['announcementBar']>;
export type ReaderVariable = SiteConfig['readerVariables'][number];
export type DocsVersionConfig = SiteConfig['docs']['versions'][number];
