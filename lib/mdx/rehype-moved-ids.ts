import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { withBase } from '../config/routes';
import { contentStrings } from '../config/content-strings';
import { type MovedId, type PipelineContext, projectPath } from './context';
import { element } from './element';
import { textProperty, walk } from './hast';

/** Keeps the ids that a page had alive: one whose heading has another id now stands in that heading, one that is elsewhere now in a line with a link there, which shows to those who come for it. */
export function rehypeMovedIds({ context }: { readonly context: PipelineContext }) {
  return (tree: Root, file: VFile): void => {
    const route = context.routeOfFile[projectPath(file)] ?? '';
    const elements = elementsById(tree);
    for (const moved of context.movedIds?.[route] ?? []) {
      if (elements.has(moved.id)) continue;
      const [address, id = ''] = moved.to.split('#');
      const target = address === route ? elements.get(id) : undefined;
      if (target) target.children.unshift(element('span', { id: moved.id }));
      else tree.children.push(signpost(moved, context));
    }
  };
}

function elementsById(tree: Root): Map<string, Element> {
  const found = new Map<string, Element>();
  walk(tree, (node) => {
    const id = node.type === 'element' ? textProperty(node, 'id') : undefined;
    if (node.type === 'element' && id !== undefined) found.set(id, node);
  });
  return found;
}

const signpost = ({ id, to, title }: MovedId, { baseUrl }: PipelineContext): Element =>
  element('p', { id, className: ['moved'], dataMoved: '' }, [
    { type: 'text', value: contentStrings.moved.part },
    element('a', { href: withBase(baseUrl, to) }, [{ type: 'text', value: title }]),
  ]);
