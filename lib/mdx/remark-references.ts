import type { Definition, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { placeIn } from './place-in';
import { report } from './report';

/** Turns `[text][ref]` and its definition into a plain link or image, placed where the address is written, so that the plugins after it know one form only. */
export function remarkReferences() {
  return (tree: Root, file: VFile): void => {
    const definitions = new Map<string, Definition>();
    visit(tree, 'definition', (node, index, parent) => {
      if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
      if (parent === undefined || index === undefined) return undefined;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
    visit(tree, (node, index, parent) => {
      if (node.type === 'text') reportUnknown(node, file);
      if (
        parent === undefined ||
        index === undefined ||
        (node.type !== 'linkReference' && node.type !== 'imageReference')
      )
        return;
      const definition = definitions.get(node.identifier);
      if (!definition) return;
      const { url, title, position } = definition;
      parent.children[index] =
        node.type === 'linkReference'
          ? { type: 'link', url, title, position, children: node.children }
          : { type: 'image', url, title, position, alt: node.alt };
    });
  };
}

/** A reference without definition is parsed as text, so it would be shown with its brackets. */
function reportUnknown(node: Text, file: VFile): void {
  for (const { 0: written, index } of node.value.matchAll(/\[\^[^\]\s]+\]|(?<![\w\]])\[[^\][]+\]\[[^\][]*\]/g)) {
    report(file, {
      rule: 'unknown-reference',
      message: `"${written}" refers to nothing.`,
      hint: `Add a line "${/\[[^\][]+\](?=(\[\])?$)/.exec(written)?.[0] ?? written}: …" to the page, or put the text in backticks.`,
      place: placeIn(node, index),
    });
  }
}
