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
type PageMove = Readonly<{ from: string; to: string; /** The site before. */ context: PipelineContext }>;

/** The text of a file that stands in another folder now: its relative addresses lead to what they led to, as far as `isThere` knows of it. */
export const moveAddresses = (
  text: string,
  { from, to, isThere }: Readonly<{ from: string; to: string; isThere: (file: string) => boolean }>,
): string =>
  rewriteAddresses(text, (address) => {
    const [written, rest] = splitAddress(address);
    if (written === '' || written.startsWith('/') || isExternal(written)) return address;
    const target = path.join(path.dirname(from), decodeAddress(written));
    const stays = target === from ? to : target;
    // An ending of pages may be left out.
    return ['', '.mdx', '.md'].some((ending) => isThere(target + ending)) ? relativeTo(stays, to) + rest : address;
  });

/** The text of a file whose links to the page that moves lead to its new place. */
export function followMove(
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

/** Where the page in a file answers now, if it can; else the page that has its address, if one does. */
export function newPlace(
  to: string,
  { after, others }: Readonly<{ after: Pick<Content, 'docs' | 'posts' | 'leftOut'>; others: readonly LeftOutFile[] }>,
): Readonly<{ route?: string; owner?: LeftOutFile }> {
  const page = [...after.docs, ...after.posts].find(({ file }) => file === to);
  const asked = page ?? after.leftOut.find(({ file }) => file === to);
  const owner = others.find(({ route }) => route === asked?.route);
  return owner || page?.route !== correctSlug(page?.route ?? '') ? { owner } : { route: page.route };
}

/** The text of a page that is copied from one version to another, whose addresses below that one lead to the same pages of this one. */
export const stayInVersion = (
  text: string,
  { from, to, routes }: Readonly<{ from: string; to: string; routes: ReadonlySet<string> }>,
): string =>
  rewriteAddresses(text, (address) => {
    const [written, rest] = splitAddress(address);
    const route = normalizeRoute(written);
    return routes.has(route) ? to + route.slice(from.length) + rest : address;
  });
