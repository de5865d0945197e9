import type { Content, PageLink } from '../content/types';
import { sidebarLinks } from './build-sidebars';
import type { PrevNext, Sidebar } from './types';

/** The pages of a sidebar, each once, in reading order. */
const readingOrder = ({ items }: Sidebar): PageLink[] => [
  ...new Map(sidebarLinks(items).map((link) => [link.route, link])).values(),
];

/** Each docs page's neighbors, by its route. Front matter wins over the order of the sidebar; its ids were checked when the content was read. */
export function buildPagination(sidebars: readonly Sidebar[], content: Content): Map<string, PrevNext> {
  const pagination = new Map<string, PrevNext>();
  for (const links of sidebars.map(readingOrder))
    links.forEach(({ route }, index) => pagination.set(route, { prev: links[index - 1], next: links[index + 1] }));
  for (const { route, version, paginationPrev, paginationNext } of content.docs) {
    if (paginationPrev === undefined && paginationNext === undefined) continue;
    // An id names a doc, `null` removes the link, and `undefined` keeps the neighbor.
    const choose = (id: string | null | undefined, neighbor?: PageLink): PageLink | undefined => {
      if (id === undefined) return neighbor;
      const doc = content.docs.find((each) => each.version === version && each.id === id);
      return doc && { route: doc.route, label: doc.sidebarLabel };
    };
    const { prev, next } = pagination.get(route) ?? {};
    pagination.set(route, { prev: choose(paginationPrev, prev), next: choose(paginationNext, next) });
  }
  return pagination;
}
