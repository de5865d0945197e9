import { type LocateInSite, siteFile } from '../config/site-locator';
import type { SiteConfig } from '../config/site-schema';
import type { LinkedPage } from './link-targets';

type Path = readonly PropertyKey[];

/** The places of every field `to` inside of a value. */
function targetsIn(value: unknown, path: Path): { readonly to: string; readonly path: Path }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]: [string, unknown]) => {
    const below = [...path, key];
    return key === 'to' && typeof inside === 'string' ? [{ to: inside, path: below }] : targetsIn(inside, below);
  });
}

/** The links of navbar and footer, checked like those of a page. */
export function siteLinks({ navbar, footer }: SiteConfig, locate: LocateInSite): LinkedPage {
  const targets = [...targetsIn(navbar, ['navbar']), ...targetsIn(footer, ['footer'])];
  const links = targets.map(({ to, path }) => {
    const { line, column } = locate(path, 'value');
    return { written: to, href: to, isFileLink: false, line, column };
  });
  return { file: siteFile, route: '', links, ids: [] };
}
