import { readFileSync } from 'node:fs';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { buildFeeds } from '../feeds/build-feeds';
import { absoluteUrl, feedRoutes, markdownRoute, openSearchRoute, schemaRoute, termsRoute } from '../config/routes';
import { lastCommitDate } from '../content/last-updated';
import { categoryCards } from '../nav/category-cards';
import { buildListTwin, buildLlmsFull, buildLlmsIndex } from '../seo/llms';
import { encodeImage } from '../mdx/encode-image';
import { buildOpenSearch } from '../seo/open-search';
import { plainMarkup } from '../print/plain-markup';
import { publishedSchemas } from '../samples/published-schemas';
import { buildRobots, buildSitemap } from '../seo/sitemap';
import { buildSecurityTxt, securityRoute } from '../seo/security-txt';
import { buildWebManifest } from '../seo/web-manifest';
import { allPages } from './all-pages';
import { generatedIndexes } from './docs-model';
import type { ProcessedSite } from './process-site';
import type { FileToWrite } from './generated-files';
import { glossaryDocs, readGlossary } from './glossary';
import type { ContentPage } from './process-content';
import { llmsPages } from './llms-pages';
import { searchFiles, type SearchIndexes } from './search-files';
import { toolFacts } from './tool-facts';

const atRoute = (route: string, content: string | Buffer): FileToWrite => ({ path: route.slice(1), content });

/** Feed readers, like paper, run no scripts: removes buttons and shows every tab. */
const withoutControls = (html: string): string => toHtml(plainMarkup(fromHtml(html, { fragment: true }), 0));

function feedFiles({ site, pages }: ProcessedSite): FileToWrite[] {
  const posts = pages.flatMap(({ page, processed }) =>
    page.kind === 'post' && !page.unlisted ? [{ post: page, html: withoutControls(processed.html) }] : [],
  );
  const newestFirst = posts.sort(
    (a, b) => b.post.date.localeCompare(a.post.date) || a.post.route.localeCompare(b.post.route),
  );
  const { rss, atom, json } = buildFeeds(site.config, newestFirst);
  return [atRoute(feedRoutes.rss, rss), atRoute(feedRoutes.atom, atom), atRoute(feedRoutes.json, json)];
}

function wholeSiteFiles({ site, pages }: ProcessedSite): FileToWrite[] {
  const listed = allPages().filter((page) => !page.unlisted && page.canonicalRoute === undefined);
  const texts = llmsPages(site, pages);
  return [
    atRoute('/sitemap.xml', buildSitemap(site.config, listed)),
    atRoute('/robots.txt', buildRobots(site.config)),
    atRoute('/manifest.webmanifest', buildWebManifest(site.config)),
    atRoute(openSearchRoute, buildOpenSearch(site.config)),
    atRoute('/llms.txt', buildLlmsIndex(site.config, texts)),
    atRoute('/llms-full.txt', buildLlmsFull(site.config, texts)),
    atRoute('/routes.json', JSON.stringify(listed.map(({ route, title }) => ({ route, title })))),
  ];
}

/** Empty without a known date: the expiry is computed from it. */
function securityFiles({ site }: ProcessedSite): FileToWrite[] {
  const date = lastCommitDate(process.cwd());
  return date === undefined ? [] : [atRoute(securityRoute, buildSecurityTxt(site.config, date))];
}

function markdownTwins({ site, pages }: ProcessedSite): FileToWrite[] {
  const lists = generatedIndexes(site.content.categories).map((category) => {
    const entries = categoryCards(category, site.content).map(({ label: title, ...card }) => ({ title, ...card }));
    return atRoute(markdownRoute(category.link.route), buildListTwin(site.config, category.link, entries));
  });
  return [...pages.map(({ page, processed }) => atRoute(markdownRoute(page.route), processed.markdown)), ...lists];
}

/** Writes each glossary's terms beside its page, for links that show what a word means. */
function glossaryFiles({ site, pages }: ProcessedSite): FileToWrite[] {
  const routes = glossaryDocs(site).map(({ route }) => route);
  return pages
    .filter(({ page }) => routes.includes(page.route))
    .map(({ page, processed }) => atRoute(termsRoute(page.route), JSON.stringify(readGlossary(processed.html))));
}

/** Pictures that pages show, each once. */
export async function assetFiles(pages: readonly ContentPage[]): Promise<FileToWrite[]> {
  const assets = new Map(pages.flatMap(({ processed }) => processed.assets).map((asset) => [asset.to, asset]));
  const files: FileToWrite[] = [];
  for (const { from, to, width } of assets.values())
    files.push(atRoute(to, width === undefined ? readFileSync(from) : await encodeImage(from, width)));
  return files;
}

/** The schemas of the toolkit's resources, for editors and for programs that check manifests. */
function schemaFiles(processed: ProcessedSite): FileToWrite[] {
  const { config } = processed.site;
  const addresses = {
    schema: (name: string) => absoluteUrl(config, schemaRoute(config.toolkit.version, name)),
    route: (route: string) => absoluteUrl(config, route),
  };
  const { kinds, fieldPages } = toolFacts(processed);
  const schemas = publishedSchemas({ files: processed.schemas.files, kinds, fieldPages, addresses });
  return [...schemas].map(([name, schema]) =>
    atRoute(schemaRoute(config.toolkit.version, name), `${JSON.stringify(schema, null, 2)}\n`),
  );
}

/** Returns the files that are served as they are, except pictures for social networks: feeds, search indexes, schemas, Markdown twins, pictures of pages and others. */
export const buildPublicFiles = async (processed: ProcessedSite, indexes: SearchIndexes): Promise<FileToWrite[]> => [
  ...feedFiles(processed),
  ...wholeSiteFiles(processed),
  ...searchFiles(indexes).map(({ route, content }) => atRoute(route, content)),
  ...securityFiles(processed),
  ...schemaFiles(processed),
  ...markdownTwins(processed),
  ...glossaryFiles(processed),
  ...(await assetFiles(processed.pages)),
];
