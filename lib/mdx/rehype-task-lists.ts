import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { elementsIn, hasClass, isElement } from './hast';

/** Names the checkbox of a task after its own text, without that of tasks below it. */
export function rehypeTaskLists() {
  return (tree: Root): void => {
    for (const item of elementsIn(tree)) {
      if (!hasClass(item, 'task-list-item')) continue;
      const [box] = elementsIn(item, 'input');
      if (box) box.properties['ariaLabel'] = ownText(item);
    }
  };
}

function ownText(item: Element): string {
  const own = item.children.filter((child) => !isElement(child, 'ul', 'ol', 'input'));
  return toString({ type: 'root', children: own }).replace(/\s+/g, ' ').trim();
}
