import { routeOfSegments, routes, segmentsBelow } from '../config/routes';
import type { Category, Doc } from '../content/types';
import { buildBreadcrumbs, type DocsEntry } from '../nav/build-breadcrumbs';
import { printSectionOf } from '../nav/build-print-sections';
import { buildVersionInfo } from '../nav/build-version-map';
import { categoryCards } from '../nav/category-cards';
import { editUrl } from './edit-url';
import { getSite, type Site } from './get-site';
import type { CategoryPage, DocPage, DocsPageModel, DocsShell } from './types';

export type GeneratedIndex = Category & {
  readonly link: Extract<Category['link'], { readonly type: 'generated-index' }>;
};

/** The categories whose page is generated. */
export const generatedIndexes = (categories: readonly Category[]): GeneratedIndex[] =>
  categories.filter((category): category is GeneratedIndex => category.link.type === 'generated-index');

/** Segments below `/docs` of every docs page, for `generateStaticParams`. */
export const docsParams = (): { slug: string[] }[] =>
  [...docsPages(getSite()).keys()].map((route) => ({ slug: segmentsBelow(routes.docs, route) }));

/** Returns the page at the path segments below `/docs`, or `undefined`. */
export const docsModel = (slug: readonly string[]): DocsPageModel | undefined =>
  docsPages(getSite()).get(routeOfSegments(routes.docs, slug))?.();

/** Every docs page by its route, made when asked for. */
export const docsPages = (site: Site): ReadonlyMap<string, () => DocsPageModel> =>
  new Map<string, () => DocsPageModel>([
    ...site.content.docs.map((doc) => [doc.route, () => docPage(site, doc)] as const),
    ...generatedIndexes(site.content.categories).map(
      (category) => [category.link.route, () => categoryPage(site, category)] as const,
    ),
  ]);

function docsShell(
  { config, content, versions, pagination, printSections }: Site,
  entry: DocsEntry,
  route: string,
): DocsShell {
  const version = buildVersionInfo({ version: entry.version, route, versionMap: versions, site: config });
  return {
    version,
    breadcrumbs: buildBreadcrumbs(entry, { content, site: config }),
    canonicalRoute: version.canonicalRoute,
    printRoute: printSectionOf(entry, printSections)?.route,
    ...pagination.get(route),
  };
}

function seriesOf({ content }: Site, doc: Doc, { breadcrumbs }: DocsShell): string | undefined {
  const isAmbiguous = content.docs.some(
    ({ title, version, route }) => title === doc.title && version === doc.version && route !== doc.route,
  );
  return isAmbiguous ? breadcrumbs.filter(({ route }) => route !== doc.route).at(-1)?.label : undefined;
}

function docPage(site: Site, doc: Doc): DocPage {
  const shell = docsShell(site, doc, doc.route);
  return {
    ...doc,
    ...shell,
    series: seriesOf(site, doc, shell),
    editUrl: editUrl(site.config, doc),
    lastUpdated: site.lastUpdated.get(doc.file),
  };
}

function categoryPage(site: Site, category: GeneratedIndex): CategoryPage {
  const { route, title, description } = category.link;
  return {
    kind: 'category',
    ...docsShell(site, category, route),
    route,
    title,
    description,
    cards: categoryCards(category, site.content),
  };
}
