import type { Element, Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import { textProperty, walk } from './hast';

/** Gives every heading without an id one by `rehype-slug`, and renames those that the page has already: `rehype-slug` knows only ids it made itself. */
export function rehypeHeadingIds() {
  const addSlugs = rehypeSlug();
  return (tree: Root): void => {
    const chosen = idsOf(tree);
    addSlugs(tree);
    const taken = new Set(chosen.values());
    for (const [node, id] of idsOf(tree)) {
      if (chosen.has(node)) continue;
      const free = freeId(id, taken);
      node.properties['id'] = free;
      taken.add(free);
    }
  };
}

function idsOf(tree: Root): Map<Element, string> {
  const found = new Map<Element, string>();
  walk(tree, (node) => {
    const id = node.type === 'element' ? textProperty(node, 'id') : undefined;
    if (node.type === 'element' && id !== undefined) found.set(node, id);
  });
  return found;
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  let number = 1;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}
