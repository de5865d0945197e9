import path from 'node:path/posix';
import { normalizeRoute } from '../config/routes';
import { correctSlug } from '../content/check-fields';
import type { Content, LeftOutFile } from '../content/types';
import { relativeTo } from '../import/addresses';
import { rewriteAddresses } from '../links/rewrite-addresses';
import type { PipelineContext } from '../mdx/context';
import { decodeAddress, isExternal, splitAddress } from '../config/address';
import { resolveLink } from '../mdx/resolve-link';

/** A page that moves; files are paths from the project's root. */
type PageMove = Readonly<{ from: string; to: string; /** Before the move. */ context: PipelineContext }>;

/** Adjusts the relative addresses of a file that has moved to another folder, if `exists` knows their targets. */
export const moveAddresses = (
  text: string,
  { from, to, exists }: Readonly<{ from: string; to: string; exists: (file: string) => boolean }>,
): string =>
  rewriteAddresses(text, (address) => {
    const [written, rest] = splitAddress(address);
    if (written === '' || written.startsWith('/') || isExternal(written)) return address;
    const target = path.join(path.dirname(from), decodeAddress(written));
    const stays = target === from ? to : target;
    // Links may omit a page's extension.
    return ['', '.mdx', '.md'].some((ending) => exists(target + ending)) ? relativeTo(stays, to) + rest : address;
  });

/** Adjusts a file's links to the page that moves. */
export function retargetLinks(
  text: string,
  file: string,
  { from, to, context, route }: PageMove & { route: string },
): string {
  const fromRoute = context.routeOfFile[from];
  return rewriteAddresses(text, (address) => {
    const { href = '', isFileLink } = resolveLink(address, { file, context });
    if (splitAddress(href)[0] !== fromRoute || isExternal(address) || address.startsWith('#')) return address;
    return (isFileLink ? relativeTo(to, file) : route) + splitAddress(address)[1];
  });
}

/** Returns the route of the page in a file, if it can have one; else the page that already has this route, if any. */
export function newRoute(
  to: string,
  { after, others }: Readonly<{ after: Pick<Content, 'docs' | 'posts' | 'leftOut'>; others: readonly LeftOutFile[] }>,
): Readonly<{ route?: string; owner?: LeftOutFile }> {
  const page = [...after.docs, ...after.posts].find(({ file }) => file === to);
  const candidate = page ?? after.leftOut.find(({ file }) => file === to);
  const owner = others.find(({ route }) => route === candidate?.route);
  return owner || page?.route !== correctSlug(page?.route ?? '') ? { owner } : { route: page.route };
}

/** Adjusts a page copied from one version to another: its addresses in the old version lead to the same pages of the new. */
export const retargetVersion = (
  text: string,
  { from, to, routes }: Readonly<{ from: string; to: string; routes: ReadonlySet<string> }>,
): string =>
  rewriteAddresses(text, (address) => {
    const [written, rest] = splitAddress(address);
    const route = normalizeRoute(written);
    return routes.has(route) ? to + route.slice(from.length) + rest : address;
  });
