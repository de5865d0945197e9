import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from '../../lib/files/list-files-below';
import { normalizeRoute, withBase } from '../../lib/config/routes';

/** One of the two sites under test. */
export type TestedSite = Readonly<{
  name: string;
  origin: string;
  baseUrl: string;
  /** Folder of its source. */
  project: string;
  /** Folder of the exported files. */
  folder: string;
  /** Folder that a server has as its root. */
  served: string;
  /** Command that makes `folder`. */
  command: string;
}>;

export const mainSite: TestedSite = {
  name: 'main site',
  origin: 'http://127.0.0.1:4420',
  baseUrl: '/',
  project: '.',
  folder: 'out',
  served: 'out',
  command: 'npm run build',
};

export const fixtureSite: TestedSite = {
  name: 'fixture site',
  origin: 'http://127.0.0.1:4421',
  baseUrl: '/preview/',
  project: '.cache/fixture-site',
  folder: '.cache/fixture-served/preview',
  served: '.cache/fixture-served',
  command: 'npm run build:fixture',
};

/** The fixture site after a change, for tests of tabs that were opened before it. */
export const nextFixtureFolder = '.cache/fixture-served-next';

/** Converts a route (with query or hash) to its address on a site. */
export const addressOf = (site: TestedSite, route: string): string => site.origin + withBase(site.baseUrl, route);

/** Address of a route on the fixture site. */
export const onFixture = (route: string): string => addressOf(fixtureSite, route);

/** Throws if a site is not built. */
export function expectBuilt({ folder, command }: TestedSite): void {
  if (!existsSync(folder)) throw new Error(`${folder} does not exist: run ${command} first.`);
}

/** Every exported file of a site, as paths below its folder; throws if the site is not built. */
export function exportedFiles(site: TestedSite): string[] {
  expectBuilt(site);
  return listFilesBelow(site.folder);
}

export const readExported = (site: TestedSite, file: string): string =>
  readFileSync(path.join(site.folder, file), 'utf8');

/** Pages that are not routes: what hosts show for an unknown address, and the frame of live code. */
const isRouteFile = (file: string): boolean =>
  file.endsWith('.html') && !/^(404|_not-found|live\/.*)\.html$/.test(file);

/** Whether the page only redirects to the one that replaced it. */
const isRedirectPage = (html: string): boolean => html.includes('http-equiv="refresh"');

/** Every route of a site, unlisted ones too, from its exported files. */
export const routesOf = (site: TestedSite): string[] =>
  exportedFiles(site)
    .filter((file) => isRouteFile(file) && !isRedirectPage(readExported(site, file)))
    .map((file) => normalizeRoute(`/${file}`));

/** Exported file of a route. */
export const fileOfRoute = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** Routes that the sitemap lists. */
export function sitemapRoutes(site: TestedSite): string[] {
  const addresses = [...readExported(site, 'sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  return addresses.map((address) => normalizeRoute(`/${address.slice(site.baseUrl.length)}`)).sort();
}
