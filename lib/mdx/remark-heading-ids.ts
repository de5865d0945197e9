import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { report } from './report';

const ownId = /\s*\{#([\p{L}\p{N}_:.-]+)\}\s*$/u;

/** Takes `{#own-id}` off the end of headings and gives them that id; one outside a heading is an error. */
export function remarkHeadingIds() {
  return (tree: Root, file: VFile): void => {
    visit(tree, ['heading', 'paragraph'] as const, (node) => {
      const last = node.children.at(-1);
      const found = last?.type === 'text' ? ownId.exec(last.value) : null;
      if (last?.type !== 'text' || !found) return;
      if (node.type === 'paragraph')
        return report(file, {
          rule: 'misplaced-heading-id',
          message: `"${found[0].trim()}" stands outside a heading, so it names nothing.`,
          hint: 'Move it to the end of a heading line, or put it in backticks.',
          place: last,
        });
      last.value = last.value.slice(0, found.index);
      if (last.value === '') node.children.pop();
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id: found[1] } };
    });
  };
}
