import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { frameIds } from '../config/frame-ids';
import type { Problem } from '../errors/content-issue';
import { textProperty } from './hast';
import { ownPlace, report } from './report';

/** Lists every id of the finished page in `file.data.ids`; an id that the page or the frame around it already has is an error. */
export function rehypePageIds() {
  return (tree: Root, file: VFile): void => {
    const frame = Object.values(frameIds).map((id) => [id, 'is in the frame around the page'] as const);
    const places = new Map<string, string>(frame);
    visit(tree, (node) => {
      if (node.type === 'raw')
        for (const [, id = ''] of node.value.matchAll(/<[^<>]*?\sid="([^"]+)"/g)) places.set(id, 'is in a drawing');
      const id = node.type === 'element' ? textProperty(node, 'id') : undefined;
      if (id === undefined) return;
      const first = places.get(id);
      const { line, column, file: partial } = ownPlace(node.position?.start ?? { line: 1, column: 1 }, file);
      // HTML reopens an unclosed element, with its id, in the next block.
      const isAgain = file.data.issues?.some(
        (issue) => issue.rule === 'unclosed-tag' && issue.line === line && issue.column === column,
      );
      if (first !== undefined && !isAgain) report(file, { ...usedTwice(id, first), place: node });
      places.set(id, `is on line ${String(line)}${partial === undefined ? '' : ` of ${partial}`}`);
    });
    file.data.ids = [...places.keys()].slice(frame.length);
  };
}

const usedTwice = (id: string, first: string): Problem => ({
  rule: 'duplicate-id',
  message: `The id "${id}" is used twice; the first ${first}.`,
  hint: 'Choose another id for one of them. A partial that a page has twice can have none.',
});
