import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { headingLevel, textProperty } from './hast';
import { report } from './report';

/** Leaves every id of the finished page in `file.data.ids`; one that stands twice is an error. */
export function rehypePageIds() {
  return (tree: Root, file: VFile): void => {
    const ids = new Set<string>();
    visit(tree, (node) => {
      if (node.type === 'raw') for (const [, id = ''] of node.value.matchAll(/<[^<>]*?\sid="([^"]+)"/g)) ids.add(id);
      const id = node.type === 'element' ? textProperty(node, 'id') : undefined;
      if (id === undefined) return;
      // Two headings alike were reported where they are written.
      if (ids.has(id) && headingLevel(node) === undefined)
        report(file, {
          rule: 'duplicate-id',
          message: `The id "${id}" stands twice in the page.`,
          hint: 'Choose another id for one of them.',
          place: node,
        });
      ids.add(id);
    });
    file.data.ids = [...ids];
  };
}
