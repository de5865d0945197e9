import { z } from 'zod';

/** The navbar item kinds that have a component; any other `type` is an error (specification §5). */
export const navbarItemTypes = [
  'link',
  'dropdown',
  'html',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'localeDropdown',
] as const;

const navbarItemBase = {
  /** Which end of the navbar the item stands at. */
  position: z.enum(['left', 'right']).default('left'),
  /** Extra class name, for site owners' own styles. */
  className: z.string().optional(),
};

const linkTarget = {
  /** Words of the link. */
  label: z.string().min(1),
  /** Internal route, such as `/blog`. */
  to: z.string().startsWith('/').optional(),
  /** Address on another site. */
  href: z.url().optional(),
};

const linkItem = z
  .strictObject({
    ...navbarItemBase,
    ...linkTarget,
    type: z.literal('link').default('link'),
    /** The item is active on every route below this path; default: `to`. */
    activeBasePath: z.string().optional(),
    /** The item is active on every route this pattern matches; wins over `activeBasePath`. */
    activeBaseRegex: z.string().optional(),
  })
  .refine((item) => (item.to === undefined) !== (item.href === undefined), 'give either "to" or "href"');

const htmlItem = z.strictObject({
  ...navbarItemBase,
  type: z.literal('html'),
  /** Markup shown as it is. No script, style or event attribute. */
  html: z.string().min(1),
});

const docItem = z.strictObject({
  ...navbarItemBase,
  type: z.literal('doc'),
  /** Id of a doc, such as `getting-started/installation`. */
  docId: z.string().min(1),
  /** Words of the link; default: the doc's sidebar label. */
  label: z.string().min(1).optional(),
});

const docSidebarItem = z.strictObject({
  ...navbarItemBase,
  type: z.literal('docSidebar'),
  /** Id of a sidebar from `docs.sidebars`; the item leads to its first link. */
  sidebarId: z.string().min(1),
  /** Words of the link; default: the first link's label. */
  label: z.string().min(1).optional(),
});

const docsVersionItem = z.strictObject({
  ...navbarItemBase,
  type: z.literal('docsVersion'),
  /** Words of the link; default: the label of the version in use. */
  label: z.string().min(1).optional(),
  /** Route of the link; default: the main doc of the version in use. */
  to: z.string().startsWith('/').optional(),
});

const plainItem = z.union([linkItem, htmlItem]);

const docsVersionDropdownItem = z.strictObject({
  ...navbarItemBase,
  type: z.literal('docsVersionDropdown'),
  /** Items listed before and after the versions. */
  dropdownItemsBefore: z.array(plainItem).default([]),
  dropdownItemsAfter: z.array(plainItem).default([]),
});

const localeDropdownItem = z.strictObject({
  ...navbarItemBase,
  type: z.literal('localeDropdown'),
  dropdownItemsBefore: z.array(plainItem).default([]),
  dropdownItemsAfter: z.array(plainItem).default([]),
});

const dropdownItem = z.strictObject({
  ...navbarItemBase,
  type: z.literal('dropdown'),
  /** Words of the button. */
  label: z.string().min(1),
  /** Entries of the menu, in order. */
  items: z.array(z.union([docItem, docSidebarItem, docsVersionItem, htmlItem, linkItem])).min(1),
});

/** The specified message (specification §5) for an item whose kind has no component. */
function unknownTypeMessage(input: unknown): string | undefined {
  const { type } = input as { type?: unknown };
  return type === undefined || (navbarItemTypes as readonly unknown[]).includes(type)
    ? undefined
    : `No NavbarItem component found for type "${String(type)}"`;
}

const navbarItem = z.discriminatedUnion(
  'type',
  [
    dropdownItem,
    htmlItem,
    docItem,
    docSidebarItem,
    docsVersionItem,
    docsVersionDropdownItem,
    localeDropdownItem,
    linkItem,
  ],
  { error: ({ input }) => unknownTypeMessage(input) },
);

const footerLink = z
  .strictObject({
    ...linkTarget,
    /** Markup instead of a link. */ html: z.string().optional(),
    label: z.string().default(''),
  })
  .refine(
    (link) => [link.to, link.href, link.html].filter((target) => target !== undefined).length === 1,
    'give one of "to", "href" or "html"',
  );

const announcementBar = z.strictObject({
  /** A bar that was closed comes back when its id changes. */
  id: z.string().min(1),
  /** Markup of the bar. */
  content: z.string().min(1),
  /** CSS colors. */
  backgroundColor: z.string().default('CanvasText'),
  textColor: z.string().default('Canvas'),
  /** Whether the reader can close the bar. */
  isCloseable: z.boolean().default(true),
});

const docsVersion = z.strictObject({
  /** Name in addresses and storage; the version at the root path is `current`. */
  name: z.string().regex(/^[a-z0-9._-]+$/i),
  /** Words in the version menu. */
  label: z.string().min(1),
  /** Path segment below `/docs`; empty for the version at the root path. */
  path: z.string().regex(/^[a-z0-9._-]*$/i),
  /** Folder of its files, from the project's root. */
  folder: z.string().min(1),
  /** Line shown above each page of a version that is not the latest. */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).default('none'),
});

const readerVariable = z.strictObject({
  /** Key in markup and storage. */
  name: z.string().regex(/^[a-z]+$/),
  /** Words of the field. */
  label: z.string().min(1),
  /** Regular expression that finds the placeholder in a line of a command or manifest. */
  find: z.string().min(1),
  /** The placeholder, shown in the empty field. */
  placeholder: z.string().min(1),
  /** What a value must match as a whole, so that it is safe in a command. */
  pattern: z.string().min(1),
  /** What the field says of its values. */
  hint: z.string().min(1),
});

const search = z.strictObject({
  /** Most results the search box lists. */
  maxSearchResults: z.int().min(1).default(8),
  /** How much a match in a field counts. */
  boosts: z
    .strictObject({
      title: z.number().min(0).default(5),
      content: z.number().min(0).default(1),
      tags: z.number().min(0).default(3),
      /** Labels of the sidebar categories above a page; counts only where they are indexed. */
      parentCategories: z.number().min(0).default(2),
    })
    .prefault({}),
  /** Whether pages are found by the labels of the sidebar categories above them. */
  indexParentCategories: z.boolean().default(false),
  /** Most bytes of an index after compression with brotli; a larger one is split by itself into files that load side by side. */
  indexBudget: z.int().min(1_000).default(120_000),
  /** File with the words that mean the same, from the project's root. */
  synonymsFile: z.string().default('content/search-synonyms.yaml'),
  /** Sends searches to an analytics service. Left out, nothing is loaded and nothing is sent. */
  insights: z
    .strictObject({
      /** Address of the search-insights script. */
      scriptUrl: z.url(),
      appId: z.string().min(1),
      apiKey: z.string().min(1),
      indexName: z.string().min(1),
    })
    .optional(),
});

/** Everything a site owner can set; one doc comment a field. */
export const siteSchema = z.strictObject({
  /** Name of the site, after the page title in tabs and results. */
  title: z.string().min(1),
  /** One line under the name. */
  tagline: z.string().min(1),
  /** Where the site is published: scheme and host, no path. */
  url: z
    .url()
    .refine((url) => new URL(url).pathname === '/' && !url.endsWith('/'), 'scheme and host only, no trailing slash'),
  /** Path the site is published under: `/` or `/preview/`. */
  baseUrl: z.string().regex(/^\/(.*\/)?$/, 'starts and ends with a slash'),
  /** Icon of the site, below `public/`. */
  favicon: z.string().startsWith('/'),
  /** Organization and repository on GitHub. */
  organizationName: z.string().min(1),
  projectName: z.string().min(1),
  /** Words for the `keywords` metadata of every page. */
  keywords: z.array(z.string()).default([]),
  /** Fallback social picture, below `public/`; pages have their own. */
  socialImage: z.string().startsWith('/'),
  /** Where "Edit this page" leads; the file's path is appended. */
  editUrl: z.url().optional(),
  /** The toolkit release the facts were checked against. */
  toolkit: z.strictObject({ version: z.string(), commit: z.string().regex(/^[0-9a-f]{40}$/), repository: z.url() }),
  /** Languages of the site; with one, the locale menu has nothing to offer. */
  locales: z
    .array(
      z.strictObject({
        name: z.string(),
        label: z.string(),
        htmlLang: z.string(),
        /** Root of that language's build. */ baseUrl: z.string(),
      }),
    )
    .min(1),
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
    items: z.array(navbarItem),
  }),
  footer: z.strictObject({
    groups: z.array(z.strictObject({ title: z.string(), links: z.array(footerLink) })),
    /** Line at the foot. */
    copyright: z.string(),
  }),
  announcementBar: announcementBar.optional(),
  docs: z.strictObject({
    /** Versions, latest first. */
    versions: z.array(docsVersion).min(1),
    /** Sidebars and the folder, inside the version's folder, each is made from. */
    sidebars: z.array(z.strictObject({ id: z.string(), folder: z.string() })).min(1),
    /** Id of the doc a version opens with. */
    mainDocId: z.string(),
    /** Id of the doc that explains terms; links to its headings show the first paragraph below them. */
    glossaryDocId: z.string().optional(),
    /** File patterns, inside the version's folder, that are never built. */
    exclude: z.array(z.string()).default([]),
    /** Heading levels in the table of contents. */
    tocMinHeadingLevel: z.int().min(2).max(6).default(2),
    tocMaxHeadingLevel: z.int().min(2).max(6).default(3),
  }),
  /** Names in commands that readers can replace by their own, in their browser only. */
  readerVariables: z.array(readerVariable).default([]),
  blog: z.strictObject({
    /** Folder of the posts, from the project's root. */
    folder: z.string(),
    title: z.string(),
    description: z.string(),
    postsPerPage: z.int().min(1).default(10),
    /** Copyright line of the feeds. */
    feedCopyright: z.string(),
  }),
  search: search.prefault({}),
});

export type SiteInput = z.input<typeof siteSchema>;
export type SiteConfig = Readonly<z.output<typeof siteSchema>>;
export type NavbarItemConfig = SiteConfig['navbar']['items'][number];
export type FooterGroupConfig = SiteConfig['footer']['groups'][number];
export type AnnouncementBarConfig = NonNullable<SiteConfig['announcementBar']>;
export type ReaderVariable = SiteConfig['readerVariables'][number];
export type DocsVersionConfig = SiteConfig['docs']['versions'][number];
