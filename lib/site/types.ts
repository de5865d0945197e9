import type { SiteConfig } from '../config/site-schema';
import type { ToolName } from '../config/tool-strings';
import type { ArchiveYear, PostSummary, TagCount } from '../blog/post-lists';
import type { ScanGoal } from '../content/read-scanners';
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

/** Parts around every docs page. */
export type DocsShell = PrevNext &
  Readonly<{
    version: VersionInfo;
    breadcrumbs: readonly Breadcrumb[];
    /** Set on pages of older versions: the address that search engines should list instead. */
    canonicalRoute?: string;
    /** The page that prints the section of this page. */
    printRoute?: string;
  }>;

/** Data about a page's source file that is not in the file itself. */
type FilePage = Readonly<{
  /** `null` hides the link. */
  editUrl: string | null;
  /** ISO date of the last commit that touched the file; omitted if git does not know it. */
  lastUpdated?: string;
}>;

/** A docs page made from a file; `file` is its key in the generated content modules. */
export type DocPage = CommonPage &
  DocsShell &
  FilePage &
  Pick<Doc, 'kind' | 'file' | 'hideTitle' | 'tags' | 'integration' | 'image'> &
  Readonly<{
    /** Label of the category above, if another page of the version has the same title. */ series?: string;
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

/** The home page's data; its texts are in `config/home-strings`. */
export type HomePage = CommonPage &
  Readonly<{
    kind: 'home';
    /** Things that can be checked, each with its scanners; never empty. */
    goals: readonly Readonly<{ name: ScanGoal; scanners: readonly ListedIntegration[] }>[];
    hooks: readonly ListedIntegration[];
    latestPosts: readonly PostSummary[];
  }>;

/** Data of the navbar and the phone's menu. An `href` is a route below the base URL, or an absolute URL. */
export type NavModel = Pick<SiteConfig, 'locales' | 'locale'> & Readonly<{ entries: readonly NavbarEntry[] }>;

/** What the browser's search needs to know about the site; loaded with its code. */
export type SearchSettings = Readonly<{
  baseUrl: string;
  /** Address of the index to request first, if it is the same for every docs version. */
  firstIndex?: string;
  maxResults: number;
  /** Docs versions, latest first. */
  versions: readonly { readonly name: string; readonly path: string }[];
  /** Where viewed results are reported; omitted if they are not. */
  insights?: SiteConfig['search']['insights'];
}>;

/** An entry of the index of all pages. */
export type IndexEntry = PageLink &
  Readonly<{ /** Location of the page, to tell pages of the same name apart. */ note: string }>;

/** The page that shows all results of a search, or all pages by first letter if there is no search. */
export type SearchPage = CommonPage &
  Readonly<{
    kind: 'search';
    image: string;
    letters: readonly { readonly letter: string; readonly entries: readonly IndexEntry[] }[];
  }>;

export type ToolsPage = CommonPage &
  Readonly<{ kind: 'tools'; breadcrumbs: readonly Breadcrumb[]; cards: readonly CategoryCard[] }>;

/** Rows of the troubleshooting table in a section of a page. */
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
    /** Docs with more about it. */
    reference: readonly PageLink[];
  }>;

/** A page within a section that is printed as a whole. */
export type PrintedPage = Omit<PrintChapter, 'doc'> &
  Readonly<{
    /** Id of its title. */
    id: string;
    integration?: Integration;
    /** Markup of its text; `''` if it consists only of its entries. */
    html: string;
  }>;

/** The page that prints a section of the docs: its pages in order, and a table of contents for all of them. */
export type PrintPage = CommonPage &
  Readonly<{
    kind: 'print';
    /** Id of its title. */
    id: string;
    image: string;
    toc: readonly TocEntry[];
    pages: readonly PrintedPage[];
  }>;
