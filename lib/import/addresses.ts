import path from 'node:path/posix';
import { normalizeRoute } from '../config/routes';
import { decodeAddress, isExternal, splitAddress } from '../config/address';
import type { ImportContext, OldPage } from './types';

/** The relative address of a file, as a page in another file writes it. */
export function relativeTo(target: string, from: string): string {
  const relative = path.relative(path.dirname(from), target);
  return encodeURI(relative.startsWith('.') ? relative : `./${relative}`);
}

/** Splits an address within the old site into its path and the rest (query, hash). */
function splitLocal(address: string, { settings }: ImportContext): readonly [path: string, rest: string] | undefined {
  const bare = address.replace(/^pathname:\/\/(?=\/)/, '');
  const own = settings.url !== '' && bare.startsWith(settings.url) ? bare.slice(settings.url.length) || '/' : bare;
  if (own.startsWith('#') || own === '' || isExternal(own)) return undefined;
  const [before, rest] = splitAddress(own);
  return [decodeAddress(before), rest];
}

/** Files that an address may mean, the likeliest first. */
function candidateFiles(address: string, page: OldPage, { settings }: ImportContext): string[] {
  if (address.startsWith('@site/')) return [path.normalize(address.slice('@site/'.length))];
  if (!address.startsWith('/'))
    return [path.dirname(page.file), settings.docs, settings.blog].map((folder) => path.join(folder, address));
  const below = address.startsWith(settings.baseUrl) ? address.slice(settings.baseUrl.length) : address.slice(1);
  return ['static', settings.docs, settings.blog, '.'].map((folder) => path.join(folder, below));
}

const pageNames = (file: string): string[] => [
  file,
  ...['.md', '.mdx', '/index.md', '/index.mdx'].map((end) => path.normalize(file) + end),
];

/** Routes that a link may refer to, as a browser would resolve it on the page with and without a trailing slash. */
const candidateRoutes = (address: string, { oldRoute }: OldPage, { settings: { baseUrl } }: ImportContext): string[] =>
  [oldRoute, `${oldRoute}/`]
    .map((from) => normalizeRoute(new URL(encodeURI(address), `http://site${from}`).pathname))
    .flatMap((route) =>
      `${route}/`.startsWith(baseUrl) ? [normalizeRoute(`/${route.slice(baseUrl.length)}`), route] : [route],
    )
    .map(decodeAddress);

/** The file of the old site that an address refers to, page or not. */
export function targetFile(address: string, page: OldPage, context: ImportContext): string | undefined {
  const [written] = splitLocal(address, context) ?? [];
  return written === undefined
    ? undefined
    : candidateFiles(written, page, context).find((name) => context.source.files.has(name));
}

/** Converts an address from an old page to one for this site; `undefined` if its target was not imported. */
export function convertAddress(address: string, page: OldPage, context: ImportContext): string | undefined {
  const local = splitLocal(address, context);
  if (!local) return address;
  const [written, rest] = local;
  const files = candidateFiles(written, page, context);
  const routes = candidateRoutes(written, page, context);
  const byFile = files
    .flatMap(pageNames)
    .map((file) => context.pageByFile.get(file))
    .find((found) => found && found.kind !== 'partial');
  const byRoute = routes.map((route) => context.pageAt(route, page)).find(Boolean);
  // Only a name with an extension should mean a file, but some omit it.
  const linked = /\.mdx?$/.test(written) ? (byFile ?? byRoute) : (byRoute ?? byFile);
  if (linked) return linked === page && rest.startsWith('#') ? rest : relativeTo(linked.target, page.target) + rest;
  const file = targetFile(address, page, context);
  if (file !== undefined) return context.addCopy(file, page) + rest;
  const list = routes.map((route) => context.listRoutes.get(route)).find(Boolean);
  if (list !== undefined) return list + rest;
  // The old site may remain beside this one.
  return isExternal(address) && !address.startsWith(context.url) ? address : undefined;
}
