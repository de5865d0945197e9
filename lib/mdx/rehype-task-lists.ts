import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { hasClass, isElement } from './hast';

/** Names the checkbox of a task after its own text, without that of tasks below it. */
export function rehypeTaskLists() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (!hasClass(node, 'task-list-item')) return;
      const box = [...node.children, ...(paragraphOf(node)?.children ?? [])].find((child) => isElement(child, 'input'));
      if (isElement(box)) box.properties['ariaLabel'] = ownText(node);
    });
  };
}

const paragraphOf = (item: Element): Element | undefined =>
  item.children.find((child): child is Element => isElement(child, 'p'));

function ownText(item: Element): string {
  const own = item.children.filter((child) => !isElement(child, 'ul', 'ol', 'input'));
  return toString({ type: 'root', children: own }).replace(/\s+/g, ' ').trim();
}
