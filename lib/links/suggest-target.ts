import path from 'node:path';
import { nearestName } from '../errors/nearest-name';
import type { LinkTargets } from './link-targets';

/** The one candidate with the same last part, for a page that was looked for in the wrong folder. */
function sameName(wanted: string, candidates: readonly string[]): string | undefined {
  const name = path.posix.basename(wanted).toLowerCase();
  const found = candidates.filter((candidate) => path.posix.basename(candidate).toLowerCase() === name);
  return found.length === 1 ? found[0] : undefined;
}

/** The page that an address which leads nowhere probably means, or the file, if it looks like one. */
export function suggestRoute(route: string, { routes, files }: LinkTargets): string | undefined {
  // Written as if it were a file.
  const page = route.replace(/\.mdx?$/, '');
  if (routes.has(page)) return page;
  const candidates = /\.\w+$/.test(route) ? [...routes, ...files] : [...routes];
  return sameName(route, candidates) ?? nearestName(route, candidates);
}

/** The relative link that was probably meant by one to a file that does not exist. */
export function suggestFile(
  written: string,
  { from, pageByFile }: Pick<LinkTargets, 'pageByFile'> & { readonly from: string },
): string | undefined {
  const wanted = path.posix.normalize(written);
  const candidates = [...pageByFile.keys()].map((file) => path.posix.relative(path.posix.dirname(from), file));
  const found = sameName(wanted, candidates) ?? nearestName(wanted, candidates);
  return found?.startsWith('.') === false ? `./${found}` : found;
}
