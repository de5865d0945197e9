import path from 'node:path';
import { nearestName } from '../errors/nearest-name';
import type { LinkTargets } from './link-targets';

const bareName = (file: string): string => path.posix.basename(file.toLowerCase()).replace(/\.mdx?$/, '');

/** The one candidate with the same last part, for a page that was looked for in the wrong folder. */
function findSameName(wanted: string, candidates: readonly string[]): string | undefined {
  const found = candidates.filter((candidate) => bareName(candidate) === bareName(wanted));
  return found.length === 1 ? found[0] : undefined;
}

/** The probably meant target; certain if nothing else can be meant. */
export type Suggestion = Readonly<{ target: string; isCertain: boolean }>;

/** The page that a broken address probably means, or the file, if it looks like one. */
export function suggestRoute(route: string, { routes, files, pageByFile }: LinkTargets): Suggestion | undefined {
  // Written as if it were a file.
  const page = route.replace(/\.mdx?$/, '');
  if (routes.has(page)) return { target: page, isCertain: true };
  // Written from the root of the project.
  const ofFile = pageByFile.get(route.slice(1));
  if (ofFile !== undefined) return { target: ofFile.route, isCertain: true };
  const candidates = /\.\w+$/.test(route) ? [...routes, ...files] : [...routes];
  const target = findSameName(route, candidates) ?? nearestName(route, candidates);
  return target === undefined ? undefined : { target, isCertain: false };
}

/** The relative link that was probably meant instead of one to a missing file. */
export function suggestFile(written: string, from: string, { pageByFile }: LinkTargets): Suggestion | undefined {
  const wanted = path.posix.normalize(written);
  const candidates = [...pageByFile.keys()].map((file) => path.posix.relative(path.posix.dirname(from), file));
  const otherEnding = candidates.find((file) => file.replace(/\.mdx?$/, '') === wanted.replace(/\.mdx?$/, ''));
  const same = otherEnding ?? findSameName(wanted, candidates);
  const target = same ?? nearestName(wanted, candidates);
  if (target === undefined) return undefined;
  return { target: target.startsWith('.') ? target : `./${target}`, isCertain: same !== undefined };
}
