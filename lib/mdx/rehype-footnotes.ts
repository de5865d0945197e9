import type { Element, Root } from 'hast';
import { contentStrings } from '../config/content-strings';
import { elementsIn, hasClass, isElement } from './hast';

const prefix = /^(#?)user-content-/;

/** Shows the footnotes' heading, names each mark, and drops the prefix that guards ids against foreign markup, which content here is not. */
export function rehypeFootnotes() {
  return (tree: Root): void => {
    for (const node of elementsIn(tree)) {
      if (hasClass(node, 'footnotes')) showHeading(node);
      for (const name of ['id', 'href']) {
        const value = node.properties[name];
        if (typeof value === 'string' && prefix.test(value)) node.properties[name] = value.replace(prefix, '$1');
      }
      if ('dataFootnoteRef' in node.properties) nameMark(node);
    }
  };
}

function showHeading(section: Element): void {
  const heading = section.children.find((child) => isElement(child, 'h2'));
  if (isElement(heading)) heading.properties['className'] = ['footnotes-title'];
}

function nameMark(mark: Element): void {
  const [number] = mark.children;
  if (number?.type === 'text') mark.properties['ariaLabel'] = contentStrings.article.footnote(number.value);
}
