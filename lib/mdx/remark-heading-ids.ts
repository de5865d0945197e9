import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { report } from './report';

const ownId = /\s*\{#([\p{L}\p{N}_:.-]+)\}\s*$/u;

/** Takes `{#own-id}` off the end of headings and gives them that id; one outside a heading is an error. */
export function remarkHeadingIds() {
  return (tree: Root, file: VFile): void => {
    visit(tree, ['heading', 'paragraph'], (node) => {
      if (node.type === 'paragraph') reportMisplaced(node, file);
      if (node.type !== 'heading') return;
      const id = takeId(node);
      if (id === undefined) return;
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
    });
  };
}

/** Removes the id from the heading's text and gives it. */
function takeId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  const found = last?.type === 'text' ? ownId.exec(last.value) : null;
  if (last?.type !== 'text' || !found) return undefined;
  last.value = last.value.slice(0, found.index);
  if (last.value === '') heading.children.pop();
  return found[1];
}

function reportMisplaced(paragraph: Extract<Root['children'][number], { type: 'paragraph' }>, file: VFile): void {
  const last = paragraph.children.at(-1);
  const found = last?.type === 'text' ? ownId.exec(last.value) : null;
  if (!last || !found) return;
  report(file, {
    rule: 'misplaced-heading-id',
    message: `"${found[0].trim()}" stands outside a heading, so it names nothing.`,
    hint: 'Move it to the end of a heading line, or put it in backticks.',
    place: last,
  });
}
