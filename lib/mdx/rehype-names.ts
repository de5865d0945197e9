import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { contentStrings } from '../config/content-strings';
import { elementsIn, hasClass, isElement } from './hast';

/** Names the mark of each footnote, and the checkbox of a task after its own text, without that of tasks below it. */
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
