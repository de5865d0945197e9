import { docRoute } from '../config/routes';
import type { SiteConfig } from '../config/site-schema';
import type { Content } from '../content/types';
import type { VersionInfo, VersionMap } from '../site/types';

function routesOf(version: string, { docs, categories }: Content): string[] {
  const indexes = categories.flatMap(({ version: name, link }) =>
    name === version && link.type === 'generated-index' ? [link.route] : [],
  );
  // The map reaches the browser, and an unlisted page is nowhere listed.
  const listed = docs.filter((doc) => doc.version === version && !doc.unlisted);
  return [...listed.map(({ route }) => route), ...indexes].sort();
}

/** Takes the content and gives, for each docs version, its pages and the one it opens with: the configured main doc, else its root. */
export function buildVersionMap({
  content,
  site,
}: {
  readonly content: Content;
  readonly site: SiteConfig;
}): VersionMap {
  return site.docs.versions.map(({ name, label, path }) => {
    const mainDoc = content.docs.find(({ version, id }) => version === name && id === site.docs.mainDocId);
    return { name, label, path, mainRoute: mainDoc?.route ?? docRoute(path, ''), routes: routesOf(name, content) };
  });
}

type InVersion = Readonly<{ route: string; from: VersionMap[number]; to: VersionMap[number] }>;

/** Takes a page's route in one version and gives the same page's route in another; `undefined` where that has no such page. */
export function sameRouteInVersion({ route, from, to }: InVersion): string | undefined {
  const slug = route.slice(docRoute(from.path, '').length);
  const same = docRoute(to.path, slug);
  return to.routes.includes(same) ? same : undefined;
}

/** Takes a page's route in one version and gives the same page's route in another, else that version's main doc. */
export const routeInVersion = (place: InVersion): string => sameRouteInVersion(place) ?? place.to.mainRoute;

export type VersionedPage = Readonly<{ version: string; route: string; versionMap: VersionMap; site: SiteConfig }>;

/** Takes a docs page and gives what it shows of its version; `undefined` where the site has no such version. */
export function buildVersionInfo({ version, route, versionMap, site }: VersionedPage): VersionInfo | undefined {
  const config = site.docs.versions.find(({ name }) => name === version);
  const [latest] = versionMap;
  const from = versionMap.find(({ name }) => name === version);
  if (!config || !latest || !from) return undefined;
  const { name, label, banner } = config;
  const isLatest = latest.name === name;
  const place = { route, from, to: latest };
  return {
    name,
    label,
    banner,
    isLatest,
    latestRoute: routeInVersion(place),
    canonicalRoute: isLatest ? undefined : sameRouteInVersion(place),
  };
}
