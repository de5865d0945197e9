import invariant from 'tiny-invariant';
import { docRoute } from '../config/routes';
import type { SiteConfig } from '../config/site-schema';
import type { Content } from '../content/types';
import type { NavSource, VersionInfo, VersionMap } from './types';

/** Leaves out unlisted pages, because the map is sent to the browser. */
function routesOf(version: string, { docs, categories }: Content): string[] {
  const indexes = categories.flatMap(({ version: name, link }) =>
    name === version && link.type === 'generated-index' ? [link.route] : [],
  );
  const listed = docs.filter((doc) => doc.version === version && !doc.unlisted);
  return [...listed.map(({ route }) => route), ...indexes].sort();
}

/** Each docs version with its pages and the one it opens with: the configured main doc, else its root. */
export const buildVersionMap = ({ content, site: { docs } }: NavSource): VersionMap =>
  docs.versions.map(({ name, label, path }) => {
    const mainDoc = content.docs.find(({ version, id }) => version === name && id === docs.mainDocId);
    return { name, label, path, mainRoute: mainDoc?.route ?? docRoute(path, ''), routes: routesOf(name, content) };
  });

type VersionedPage = Readonly<{ version: string; route: string; versionMap: VersionMap; site: SiteConfig }>;

/** What a docs page shows of its version. */
export function buildVersionInfo({ version, route, versionMap, site }: VersionedPage): VersionInfo {
  const config = site.docs.versions.find(({ name }) => name === version);
  const [latest] = versionMap;
  invariant(config && latest, `${route} belongs to no docs version`);
  const { label, path, banner } = config;
  const isLatest = latest.name === version;
  const sameRoute = docRoute(latest.path, route.slice(docRoute(path, '').length));
  const inLatest = latest.routes.includes(sameRoute) ? sameRoute : undefined;
  return {
    label,
    banner,
    isLatest,
    latestRoute: inLatest ?? latest.mainRoute,
    canonicalRoute: isLatest ? undefined : inLatest,
  };
}
