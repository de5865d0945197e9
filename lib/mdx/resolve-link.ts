import path from 'node:path/posix';
import { decodeAddress, isExternal, splitAddress } from '../config/address';
import { normalizeRoute } from '../config/routes';
import type { AddressPlace, PipelineContext } from './context';
import type { FoundLink } from './types';

/** Resolves a link as written to its route, public path or address, without the base URL; a relative link to a content file that does not exist gets no `href`. */
export function resolveLink(written: string, { file, context }: AddressPlace): Pick<FoundLink, 'href' | 'isFileLink'> {
  if (written.startsWith('#') || isExternal(written)) return { href: written, isFileLink: false };
  const [address, rest] = splitAddress(written);
  if (address.startsWith('/')) return { href: cleanPath(address) + rest, isFileLink: false };
  const target = address === '' ? file : path.join(path.dirname(file), decodeAddress(address));
  const route = routeOfTarget(target, context);
  if (route !== undefined) return { href: route + rest, isFileLink: true };
  if (/\.mdx?$/.test(address) || isFileName(address)) return { isFileLink: true };
  const base = `http://site${context.routeOfFile[file] ?? '/'}`;
  return { href: normalizeRoute(new URL(address, base).pathname) + rest, isFileLink: false };
}

/** Files keep their name; pages lose `.html`, `/index.html` and the trailing slash. */
const cleanPath = (address: string): string => (address.startsWith('/static/') ? address : normalizeRoute(address));

/** Route of a file, or of a folder's index page, written with or without extension. */
function routeOfTarget(target: string, { routeOfFile }: PipelineContext): string | undefined {
  const stem = target.replace(/\/$/, '');
  const stems = [stem, `${stem}/index`, `${stem}/${path.basename(stem)}`];
  const candidates = [target, ...stems.flatMap((name) => [`${name}.mdx`, `${name}.md`])];
  return candidates.map((name) => routeOfFile[name]).find((route) => route !== undefined);
}

/** A name with an extension that no route has, such as `./scan.pdf`. */
const isFileName = (address: string): boolean =>
  /\.(pdf|zip|png|jpe?g|gif|svg|webp|avif|json|ya?ml|txt|csv|xml|sh)$/i.test(address);
