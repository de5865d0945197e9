import type { Element, Properties, Root, RootContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { attributeName, isJsx, literalValue } from './jsx-attributes';
import type { HastJsx, JsxAttribute } from './nodes';

/** Attribute names of JSX and HTML that hast calls otherwise. */
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

function toElement({ attributes, children, position }: HastJsx, name: string): Element | undefined {
  if (!/^[a-z][a-zA-Z0-9-]*$/.test(name)) return undefined;
  const entries = attributes.map((attribute) => [hastName(attribute), literalValue(attribute)] as const);
  return { type: 'element', tagName: name, properties: Object.fromEntries(entries) as Properties, children, position };
}

function hastName(attribute: JsxAttribute): string {
  const name = attributeName(attribute) ?? '';
  return hastNames[name] ?? name;
}
