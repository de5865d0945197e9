import { normalizeRoute, withBase } from '../config/routes';
import type { Problem } from '../errors/content-issue';
import { decodeAddress, idInHash, isExternal } from '../config/address';
import type { ExportedTarget } from './exported-page';

/** What a link of an exported site can lead to, by public path such as `/docs/hooks.html`. */
type ExportedSite = Readonly<{
  baseUrl: string;
  otherBuilds: readonly string[];
  files: ReadonlySet<string>;
  ids: ReadonlyMap<string, ReadonlySet<string>>;
}>;

/** The file that a host serves for a path: the file itself, or the page of that name. */
function fileAt(route: string, { files }: ExportedSite): string | undefined {
  const candidates = route === '/' ? ['/index.html'] : [route, `${route}.html`];
  return candidates.find((file) => files.has(file));
}

/** Whether a path belongs to the build of another language; one base URL may be below another, so the longest one decides. */
function isOfOtherBuild(pathname: string, { baseUrl, otherBuilds }: ExportedSite): boolean {
  const owners = [baseUrl, ...otherBuilds].filter((base) => `${pathname}/`.startsWith(base));
  const [owner = baseUrl] = owners.sort((a, b) => b.length - a.length);
  return owner !== baseUrl;
}

/** What is wrong with an address on an exported page: no file there, or no element with the id after the `#`. */
export function checkExportedTarget({ tag, value }: ExportedTarget, file: string, site: ExportedSite): Problem[] {
  if (isExternal(value)) return [];
  const { pathname, hash } = new URL(value, `http://export${withBase(site.baseUrl, normalizeRoute(file))}`);
  if (isOfOtherBuild(pathname, site)) return [];
  const isBelowBase = `${pathname}/`.startsWith(site.baseUrl);
  const target = isBelowBase ? fileAt(`/${decodeAddress(pathname).slice(site.baseUrl.length)}`, site) : undefined;
  if (target === undefined) {
    const hint = isBelowBase
      ? 'Correct the address, or add the page or file.'
      : `Addresses start with the base URL, ${site.baseUrl}`;
    return [{ rule: 'export-link', message: `<${tag}> leads to ${value}, where there is no file.`, hint }];
  }
  const id = idInHash(hash);
  const ids = site.ids.get(target);
  if (id === '' || !ids || ids.has(id)) return [];
  const message = `<${tag}> leads to ${value}, but ${target} has no element with the id "${id}".`;
  const hint = 'Correct the id, or give the element one.';
  return [{ rule: 'export-anchor', severity: 'warning', message, hint }];
}
