import type { Doc, Post } from '../content/types';
import { buildBreadcrumbs, type DocsEntry } from '../nav/build-breadcrumbs';
import { categoryCards } from '../nav/category-cards';
import { sidebarLinks } from '../nav/build-sidebars';
import type { ProcessedPage, Section } from '../mdx/types';
import type { SourcePage, TaggedPages } from '../search/build/source-page';
import { defaultTag, docsTag } from '../search/common/search-tags';
import type { PageFacts } from '../seo/page-facts';
import { allPages } from './all-pages';
import { type GeneratedIndex, generatedIndexes } from './docs-model';
import type { ProcessedSite } from './process-site';

/** Pages of the blog and site without a source file; only the first page of a list counts. */
const otherKinds: readonly PageFacts['kind'][] = ['home', 'list', 'archive', 'tags', 'tag', 'tools', 'tool'];
const isFurtherPage = (route: string): boolean => /\/page\/\d+$/.test(route);

const isListed = (page: Doc | Post): boolean => !page.unlisted && !page.draft;

/** Labels above a page, its own left out. */
function categoriesOf(entry: DocsEntry, route: string, { site }: ProcessedSite): string[] {
  const crumbs = buildBreadcrumbs(entry, { content: site.content, site: site.config });
  return crumbs.filter((crumb) => crumb.route !== route).map(({ label }) => label);
}

function sourceOf(page: Doc | Post, sections: readonly Section[]): Omit<SourcePage, 'type' | 'categories'> {
  const { file, route, title, description, tags, keywords } = page;
  return { file, route, title, description, tags: tags.map(({ label }) => label), keywords, sections };
}

const docSource = (page: Doc, { sections }: ProcessedPage, whole: ProcessedSite): SourcePage => ({
  ...sourceOf(page, sections),
  type: 'docs',
  explainsTerms: page.id === whole.site.config.docs.glossaryDocId,
  categories: categoriesOf(page, page.route, whole),
});

/** The text of a generated category page is that of its cards. */
function categorySource(category: GeneratedIndex, whole: ProcessedSite): SourcePage {
  const { route, title, description } = category.link;
  const text = categoryCards(category, whole.site.content)
    .map((card) => `${card.label}: ${card.description}`)
    .join(' ');
  return {
    file: category.file,
    ...{ route, title, description, type: 'docs', tags: [], keywords: [] },
    categories: categoriesOf(category, route, whole),
    sections: [{ id: '', heading: '', level: 1, text, code: '' }],
  };
}

/** Sorts pages by the sidebar: of two equal results, the one a reader meets first comes first. */
function inReadingOrder(sources: readonly SourcePage[], { site }: ProcessedSite): SourcePage[] {
  const links = site.sidebars.flatMap(({ items }) => sidebarLinks(items));
  const places = new Map([...links].reverse().map(({ route }, index) => [route, links.length - index]));
  const placeOf = ({ route }: SourcePage): number => places.get(route) ?? Number.MAX_SAFE_INTEGER;
  return [...sources].sort((a, b) => placeOf(a) - placeOf(b) || a.route.localeCompare(b.route));
}

function versionSources(version: string, whole: ProcessedSite): SourcePage[] {
  const docs = whole.pages.flatMap(({ page, processed }) =>
    page.kind === 'doc' && page.version === version && isListed(page) ? [docSource(page, processed, whole)] : [],
  );
  const categories = generatedIndexes(whole.site.content.categories).filter((category) => category.version === version);
  return inReadingOrder([...docs, ...categories.map((category) => categorySource(category, whole))], whole);
}

/** Newest posts first. */
function postSources({ site, pages }: ProcessedSite): SourcePage[] {
  const byFile = new Map(pages.map(({ page, processed }) => [page.file, processed]));
  return site.content.posts.filter(isListed).map((post) => ({
    ...sourceOf(post, byFile.get(post.file)?.sections ?? []),
    type: 'blog',
    categories: [site.config.blog.title],
  }));
}

function otherSources(): SourcePage[] {
  const pages = allPages().filter(({ kind, route }) => otherKinds.includes(kind) && !isFurtherPage(route));
  return pages.map(({ route, title, description }) => ({
    ...{ route, title, description, tags: [], keywords: [], categories: [] },
    type: 'other',
    sections: [{ id: '', heading: '', level: 1, text: description, code: '' }],
  }));
}

/** Returns the pages of each search index: one index per docs version, and one for all other pages. */
export function searchSources(whole: ProcessedSite): TaggedPages[] {
  const versions = whole.site.config.docs.versions.map(({ name }) => ({
    tag: docsTag(name),
    pages: versionSources(name, whole),
  }));
  return [...versions, { tag: defaultTag, pages: [...postSources(whole), ...otherSources()] }];
}
