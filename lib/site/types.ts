import type { SiteConfig } from '../config/site-schema';
import type { ToolName } from '../config/tool-strings';
import type { ArchiveYear, PostSummary, TagCount } from '../blog/post-lists';
import type { Checkable } from '../content/read-scanners';
import type { Doc, Integration, PageLink, Post } from '../content/types';
import type { PrintChapter } from '../nav/build-print-sections';
import type { Breadcrumb, CategoryCard, NavbarEntry, PrevNext, VersionInfo } from '../nav/types';
import type { Symptom, TocEntry } from '../mdx/types';
import type { PageFacts } from '../seo/page-facts';

export type { PageLink } from '../content/types';
export type { PostSummary } from '../blog/post-lists';
export type {
  CategoryCard,
  NavbarEntry,
  Sidebar,
  SidebarCategory,
  SidebarItem,
  VersionInfo,
  VersionMap,
} from '../nav/types';

type CommonPage = Pick<PageFacts, 'route' | 'title' | 'description' | 'keywords' | 'unlisted'> &
  Readonly<{ draft?: boolean }>;

/** What surrounds every docs page. */
export type DocsShell = PrevNext &
  Readonly<{
    version: VersionInfo;
    breadcrumbs: readonly Breadcrumb[];
    /** Set on pages of older versions: the address that search engines should list instead. */
    canonicalRoute?: string;
    /** The page that prints the section this page stands in. */
    printRoute?: string;
  }>;

/** What is known of a page made from a file, besides what the file says. */
type FilePage = Readonly<{
  /** `null` hides the link. */
  editUrl: string | null;
  /** ISO date of the last commit that touched the file; left out where git cannot tell. */
  lastUpdated?: string;
}>;

/** A docs page made from a file; `file` is its key in the generated content modules. */
export type DocPage = CommonPage &
  DocsShell &
  FilePage &
  Pick<Doc, 'kind' | 'file' | 'hideTitle' | 'tags' | 'integration' | 'image'> &
  Readonly<{
    /** Label of the category above, where another page of the version has the same title. */ series?: string;
  }>;

/** A docs page generated for a category: cards of its entries. */
export type CategoryPage = CommonPage & DocsShell & Readonly<{ kind: 'category'; cards: readonly CategoryCard[] }>;
export type DocsPageModel = DocPage | CategoryPage;

export type PostPage = CommonPage &
  PostSummary &
  FilePage &
  Pick<Post, 'kind' | 'hideTitle' | 'image'> &
  Readonly<{ newer?: PageLink; older?: PageLink }>;

export type Pagination = Readonly<{ page: number; pages: number; newerRoute?: string; olderRoute?: string }>;
type PostListPage = CommonPage & Readonly<{ kind: 'list'; posts: readonly PostSummary[]; pagination: Pagination }>;
export type ArchivePage = CommonPage & Readonly<{ kind: 'archive'; years: readonly ArchiveYear[] }>;
export type TagIndexPage = CommonPage & Readonly<{ kind: 'tags'; tags: readonly TagCount[] }>;
type TagPage = CommonPage &
  Readonly<{
    kind: 'tag';
    /** The site's social picture. */
    image: string;
    count: number;
    posts: readonly PostSummary[];
    pagination: Pagination;
  }>;

export type BlogPageModel = PostPage | PostListPage | ArchivePage | TagIndexPage | TagPage;

/** A scanner or hook in a list. */
export type ListedIntegration = Readonly<{ route: string; title: string; state: string }>;

/** The home page's data; its words stand in `config/home-strings`. */
export type HomePage = CommonPage &
  Readonly<{
    kind: 'home';
    /** What can be checked, each with its scanners; only what has some. */
    goals: readonly Readonly<{ name: Checkable; scanners: readonly ListedIntegration[] }>[];
    hooks: readonly ListedIntegration[];
    latestPosts: readonly PostSummary[];
  }>;

/** What the navbar and the phone's menu are drawn from. An `href` is a route below the base URL, or an absolute address. */
export type NavModel = Pick<SiteConfig, 'locales' | 'locale'> & Readonly<{ entries: readonly NavbarEntry[] }>;

/** What the search in the browser needs to know of the site; loaded with its code. */
export type SearchSettings = Readonly<{
  baseUrl: string;
  /** Address of the index that is asked for first, where that is the same whichever docs version is read. */
  firstIndex?: string;
  maxResults: number;
  /** Docs versions, latest first. */
  versions: readonly { readonly name: string; readonly path: string }[];
  /** Where viewed results are reported; left out where nothing is. */
  insights?: SiteConfig['search']['insights'];
}>;

/** An entry of the index of all pages. */
export type IndexEntry = PageLink &
  Readonly<{ /** Where the page stands, so that pages of one name can be told apart. */ note: string }>;

/** The page that shows all results of a search, and without one all pages by their first letter. */
export type SearchPage = CommonPage &
  Readonly<{
    kind: 'search';
    image: string;
    letters: readonly { readonly letter: string; readonly entries: readonly IndexEntry[] }[];
  }>;

export type ToolsPage = CommonPage &
  Readonly<{ kind: 'tools'; breadcrumbs: readonly Breadcrumb[]; cards: readonly CategoryCard[] }>;

/** Rows of the troubleshooting tables of a page's section. */
export type SymptomSection = Readonly<{
  /** Top section of the docs, such as "Scanners". */
  area: string;
  label: string;
  /** Address of the section. */
  route: string;
  symptoms: readonly Symptom[];
}>;

/** A tool that works in the page. */
export type ToolPage = CommonPage &
  Readonly<{
    kind: 'tool';
    name: ToolName;
    breadcrumbs: readonly Breadcrumb[];
    /** Docs that say more. */
    reference: readonly PageLink[];
  }>;

/** A page of a section that is printed as one. */
export type PrintedPage = Omit<PrintChapter, 'doc'> &
  Readonly<{
    /** Id of its title. */
    id: string;
    integration?: Integration;
    /** Markup of its text; `''` where its entries are all it has. */
    html: string;
  }>;

/** The page that prints a section of the docs: its pages one after the other, and a table of contents for all. */
export type PrintPage = CommonPage &
  Readonly<{
    kind: 'print';
    /** Id of its title. */
    id: string;
    image: string;
    toc: readonly TocEntry[];
    pages: readonly PrintedPage[];
  }>;
