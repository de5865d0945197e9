import { siteFile } from '../config/site-locator';
import type { SiteConfig } from '../config/site-schema';
import type { LocateInFile } from '../errors/content-issue';
import type { LinkedPage } from './link-targets';

type PropertyPath = readonly PropertyKey[];

/** The texts of all fields, at any depth, whose name matches, each with its path. */
export function fieldTexts(
  pattern: RegExp,
  inside: unknown,
  parentPath: PropertyPath = [],
): { readonly value: string; readonly path: PropertyPath }[] {
  if (typeof inside !== 'object' || inside === null) return [];
  return Object.entries(inside).flatMap(([name, value]: [string, unknown]) => {
    const path = [...parentPath, name];
    return pattern.test(name) && typeof value === 'string' ? [{ value, path }] : fieldTexts(pattern, value, path);
  });
}

/** The links of navbar, footer and announcement, and the site's own pictures, checked like those of a page. */
export function siteLinks(config: SiteConfig, locate: LocateInFile): LinkedPage {
  const links = fieldTexts(/^(to|favicon|socialImage|html|content)$/, config).flatMap(({ value, path }) => {
    const { line, column } = locate(path, 'value');
    // Links in markup are written with the base URL.
    const inMarkup = [...value.matchAll(/\shref="([^"]*)"/g)].map(([, href = '']) => href);
    const ofSite = inMarkup.filter((href) => href.startsWith(config.baseUrl));
    const addresses = value.startsWith('/') ? [value] : ofSite.map((href) => href.slice(config.baseUrl.length - 1));
    return addresses.map((to) => ({ written: to, href: to, isFileLink: false, line, column }));
  });
  return { file: siteFile, route: '', links, ids: [] };
}
