import path from 'node:path/posix';
import { nearestName } from '../errors/nearest-name';
import { lostAddresses, type LockCheck } from './check-lock';

/** An entry for the `redirect_from` of the page at a route. */
export type Proposal = Readonly<{ route: string; entry: string }>;

type LostAndNew = Readonly<{
  /** Lost ids and new ids, each by route; `''` stands for the page itself. */
  lost: ReadonlyMap<string, ReadonlySet<string>>;
  added: ReadonlyMap<string, ReadonlySet<string>>;
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
function similarity(lost: ReadonlySet<string>, added: ReadonlySet<string>): number {
  const ids = [...lost].filter((id) => id !== '');
  return ids.length === 0 ? 0 : ids.filter((id) => added.has(id)).length / ids.length;
}

/** The new page with the most, and at least half, of a lost page's headings, else the only one of the same name, else the one with the nearest route. */
function successor(route: string, { lost, added }: LostAndNew): string | undefined {
  const pages = [...added].filter(([, ids]) => ids.has(''));
  const ids = lost.get(route) ?? new Set();
  const [best] = pages
    .map(([page, addedIds]) => ({ page, share: similarity(ids, addedIds) }))
    .filter(({ share }) => share >= 0.5)
    .sort((a, b) => b.share - a.share);
  if (best) return best.page;
  const names = pages.map(([page]) => page);
  const [named, ...others] = names.filter((name) => path.basename(name) === path.basename(route));
  return named !== undefined && others.length === 0 ? named : nearestName(route, names);
}

/** The new heading that replaces a lost one: the only new one if just one was lost and one added, else the one with the nearest id. */
function renamedId(id: string, lostIds: ReadonlySet<string>, addedIds: ReadonlySet<string>): string | undefined {
  const candidates = [...addedIds].filter((candidate) => candidate !== '');
  const isOnly = candidates.length === 1 && lostIds.size === 1;
  return isOnly ? candidates[0] : nearestName(id, candidates);
}

function headingProposals(route: string, ids: ReadonlySet<string>, { added }: LostAndNew): Proposal[] {
  const addedIds = added.get(route) ?? new Set();
  return [...ids].flatMap((id) => {
    const renamed = renamedId(id, ids, addedIds);
    return renamed === undefined ? [] : [{ route, entry: `#${id} -> #${renamed}` }];
  });
}

/** The redirects that were most probably forgotten; nothing for an address that resembles none of the new ones. */
export function proposeRedirects(check: LockCheck): Proposal[] {
  const { locked, published } = check;
  const known: LostAndNew = {
    lost: byRoute(lostAddresses(check)),
    added: byRoute([...published].filter((address) => !locked.has(address))),
  };
  return [...known.lost].flatMap(([route, ids]): Proposal[] => {
    if (!ids.has('')) return headingProposals(route, ids, known);
    const page = successor(route, known);
    return page === undefined ? [] : [{ route: page, entry: route }];
  });
}
