import type { Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import { frameIds } from '../config/frame-ids';
import { elementsIn, headingLevel } from './hast';

/** Gives every heading without an id one from `rehype-slug`, and renames it if the page or its frame already has it: `rehype-slug` knows only ids it made itself. */
export function rehypeHeadingIds() {
  const addSlugs = rehypeSlug();
  return (tree: Root): void => {
    const elements = elementsIn(tree);
    const taken = new Set([...Object.values(frameIds), ...elements.map(({ properties }) => properties['id'])]);
    const unnamed = elements.filter((node) => headingLevel(node) !== undefined && !node.properties['id']);
    addSlugs(tree);
    for (const heading of unnamed) {
      const id = uniqueId(String(heading.properties['id']), taken);
      heading.properties['id'] = id;
      taken.add(id);
    }
  };
}

function uniqueId(id: string, taken: ReadonlySet<unknown>): string {
  if (!taken.has(id)) return id;
  let number = 1;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}
