import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { contentStrings } from '../config/content-strings';
import { elementsIn, hasClass, isElement } from './hast';

/** Labels each footnote mark for screen readers, and the checkbox of each task with the task's own text, without nested tasks. */
export function rehypeNames() {
  return (tree: Root): void => {
    for (const node of elementsIn(tree)) {
      if ('dataFootnoteRef' in node.properties)
        node.properties['ariaLabel'] = contentStrings.article.footnote(toString(node));
      const [box] = hasClass(node, 'task-list-item') ? elementsIn(node, 'input') : [];
      if (box) box.properties['ariaLabel'] = ownText(node);
    }
  };
}

function ownText(item: Element): string {
  const own = item.children.filter((child) => !isElement(child, 'ul', 'ol', 'input'));
  return toString({ type: 'root', children: own }).replace(/\s+/g, ' ').trim();
}
