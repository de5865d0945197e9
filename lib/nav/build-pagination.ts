import type { Content, Doc } from '../content/types';
import type { PageLink, Sidebar } from '../site/types';
import { sidebarLinks } from './sidebar-links';

export type PrevNext = Readonly<{ prev?: PageLink; next?: PageLink }>;

/** The pages of a sidebar, each once, in reading order. */
function readingOrder({ items }: Sidebar): PageLink[] {
  return [...new Map(sidebarLinks(items).map((link) => [link.route, link])).values()];
}

type LinkChoice = Readonly<{ own: string | null | undefined; neighbor?: PageLink; docs: readonly Doc[] }>;

/** Front matter gives a doc's id, `null` for no link, and nothing for the sidebar's order. */
function chooseLink({ own, neighbor, docs }: LinkChoice): PageLink | undefined {
  if (own === undefined) return neighbor;
  const doc = docs.find(({ id }) => id === own);
  return doc && { route: doc.route, label: doc.sidebarLabel };
}

/** Takes the sidebars and gives each docs page's links to the page before and after it, by the page's route. Front matter wins over the order; its ids were checked when the content was read. */
export function buildPagination({
  sidebars,
  content,
}: {
  readonly sidebars: readonly Sidebar[];
  readonly content: Content;
}): Map<string, PrevNext> {
  const pagination = new Map<string, PrevNext>();
  for (const links of sidebars.map(readingOrder)) {
    links.forEach(({ route }, index) => pagination.set(route, { prev: links[index - 1], next: links[index + 1] }));
  }
  for (const { route, version, paginationPrev, paginationNext } of content.docs) {
    if (paginationPrev === undefined && paginationNext === undefined) continue;
    const docs = content.docs.filter((doc) => doc.version === version);
    const { prev, next } = pagination.get(route) ?? {};
    pagination.set(route, {
      prev: chooseLink({ own: paginationPrev, neighbor: prev, docs }),
      next: chooseLink({ own: paginationNext, neighbor: next, docs }),
    });
  }
  return pagination;
}
