import type { Element, Properties, Root, RootContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { attributesOf, isJsx } from './jsx-attributes';
import type { HastJsx } from './nodes';

/** Attribute names of JSX and HTML that differ in hast. */
const hastNames: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };

/** Turns JSX that is plain HTML (`<details>`, `<kbd>`, `<abbr title="x">`, fragments) into elements, so that it needs no JavaScript and later plugins see it. */
export function rehypeStaticJsx() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (parent === undefined || index === undefined || !isJsx(node)) return;
      if (node.name === null) {
        parent.children.splice(index, 1, ...node.children);
        return [SKIP, index];
      }
      const plain = toElement(node, node.name);
      if (plain) (parent.children as RootContent[])[index] = plain;
      return plain && [SKIP, index];
    });
  };
}

function toElement(node: HastJsx, tagName: string): Element | undefined {
  if (!/^[a-z][a-zA-Z0-9-]*$/.test(tagName)) return undefined;
  const entries = [...attributesOf(node)].map(([name, value]) => [hastNames[name] ?? name, value] as const);
  const { children, position } = node;
  return { type: 'element', tagName, properties: Object.fromEntries(entries) as Properties, children, position };
}
