import type { Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import { elementsWithId } from './hast';

/** Gives every heading without an id one by `rehype-slug`, and renames those that the page has already: `rehype-slug` knows only ids it made itself. */
export function rehypeHeadingIds() {
  const addSlugs = rehypeSlug();
  return (tree: Root): void => {
    const chosen = elementsWithId(tree);
    addSlugs(tree);
    const taken = new Set(chosen.values());
    for (const [node, id] of elementsWithId(tree)) {
      if (chosen.has(node)) continue;
      const free = freeId(id, taken);
      node.properties['id'] = free;
      taken.add(free);
    }
  };
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  let number = 1;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}
