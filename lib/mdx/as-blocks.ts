import type { Paragraph, PhrasingContent, RootContent } from 'mdast';

const words: ReadonlySet<string> = new Set<PhrasingContent['type']>([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'link',
  'image',
  'footnoteReference',
]);
const isWords = (node: RootContent): node is PhrasingContent => words.has(node.type);

/** Whether a node's children are blocks. */
export const holdsBlocks = ({ type }: RootContent): boolean =>
  type === 'blockquote' || type === 'listItem' || type === 'footnoteDefinition';

/** Takes what stands in for blocks and gives blocks: words that JSX left bare become paragraphs, without which the writer would take all for one line. */
export function asBlocks(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  let open: Paragraph | undefined;
  for (const node of nodes) {
    if (!isWords(node)) {
      open = undefined;
      blocks.push(node);
    } else if (open) open.children.push(node);
    else if (node.type !== 'text' || node.value.trim() !== '') {
      open = { type: 'paragraph', children: [node] };
      blocks.push(open);
    }
  }
  return blocks;
}
