import path from 'node:path/posix';
import { nearestName } from '../errors/nearest-name';
import { lostAddresses, type LockCheck } from './check-lock';

/** An entry for the `redirect_from` of the page at a route. */
export type Proposal = Readonly<{ route: string; entry: string }>;

type Known = Readonly<{
  /** Lost ids and new ids, each by route; `''` stands for the page itself. */
  lost: ReadonlyMap<string, ReadonlySet<string>>;
  fresh: ReadonlyMap<string, ReadonlySet<string>>;
}>;

function byRoute(addresses: Iterable<string>): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const address of addresses) {
    const [route = '', id = ''] = address.split('#');
    groups.set(route, (groups.get(route) ?? new Set()).add(id));
  }
  return groups;
}

/** Share of a page's headings that another page has too. */
function likeness(lost: ReadonlySet<string>, fresh: ReadonlySet<string>): number {
  const ids = [...lost].filter((id) => id !== '');
  return ids.length === 0 ? 0 : ids.filter((id) => fresh.has(id)).length / ids.length;
}

/** The new page with the most, and at least half, of a lost page's headings, else the only one of the same name, else the one with the nearest route. */
function successor(route: string, { lost, fresh }: Known): string | undefined {
  const pages = [...fresh].filter(([, ids]) => ids.has(''));
  const ids = lost.get(route) ?? new Set();
  const [best] = pages
    .map(([page, freshIds]) => ({ page, share: likeness(ids, freshIds) }))
    .filter(({ share }) => share >= 0.5)
    .sort((a, b) => b.share - a.share);
  if (best) return best.page;
  const names = pages.map(([page]) => page);
  const [named, ...others] = names.filter((name) => path.basename(name) === path.basename(route));
  return named !== undefined && others.length === 0 ? named : nearestName(route, names);
}

/** The new heading that replaces a lost one: the only new one if just one was lost and one added, else the one with the nearest id. */
function renamedId(id: string, lostIds: ReadonlySet<string>, freshIds: ReadonlySet<string>): string | undefined {
  const candidates = [...freshIds].filter((candidate) => candidate !== '');
  const isOnly = candidates.length === 1 && lostIds.size === 1;
  return isOnly ? candidates[0] : nearestName(id, candidates);
}

function headingProposals(route: string, ids: ReadonlySet<string>, { fresh }: Known): Proposal[] {
  const freshIds = fresh.get(route) ?? new Set();
  return [...ids].flatMap((id) => {
    const renamed = renamedId(id, ids, freshIds);
    return renamed === undefined ? [] : [{ route, entry: `#${id} -> #${renamed}` }];
  });
}

/** The redirects that were most probably forgotten; nothing for an address that resembles none of the new ones. */
export function proposeRedirects(check: LockCheck): Proposal[] {
  const { locked, published } = check;
  const known: Known = {
    lost: byRoute(lostAddresses(check)),
    fresh: byRoute([...published].filter((address) => !locked.has(address))),
  };
  return [...known.lost].flatMap(([route, ids]): Proposal[] => {
    if (!ids.has('')) return headingProposals(route, ids, known);
    const page = successor(route, known);
    return page === undefined ? [] : [{ route: page, entry: route }];
  });
}
