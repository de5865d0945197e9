import type { Element, Properties, Root, RootContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributeName, isJsx, literalValue } from './jsx-attributes';
import type { HastJsx, JsxAttribute } from './nodes';
import { type Mistake, report } from './report';

/** Attribute names of JSX and HTML that hast calls otherwise. */
const hastNames: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };

/** Turns JSX that is plain HTML (`<details>`, `<kbd>`, `<abbr title="x">`, fragments) into elements, so that it needs no JavaScript and later plugins see it. */
export function rehypeStaticJsx() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      if (!isJsx(node)) return;
      if (node.name === null) {
        parent.children.splice(index, 1, ...node.children);
        return [SKIP, index];
      }
      const plain = toElement(node, node.name, file);
      if (plain) (parent.children as RootContent[])[index] = plain;
      return plain ? [SKIP, index] : undefined;
    });
  };
}

function toElement({ attributes, children, position }: HastJsx, name: string, file: VFile): Element | undefined {
  if (!/^[a-z][a-zA-Z0-9-]*$/.test(name)) return undefined;
  const properties: Properties = {};
  for (const attribute of attributes) {
    const value = literalValue(attribute);
    if (value === undefined) report(file, { ...noText(attributeName(attribute) ?? ''), place: position });
    else properties[hastName(attribute)] = value;
  }
  return { type: 'element', tagName: name, properties, children, position };
}

const noText = (name: string): Mistake => ({
  rule: 'attribute-value',
  message: `The value of the attribute "${name}" is no text, number or truth value.`,
  hint: `Write ${name}="…".`,
});

function hastName(attribute: JsxAttribute): string {
  const name = attributeName(attribute) ?? '';
  return hastNames[name] ?? name;
}
