import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { contentStrings } from '../config/content-strings';
import { withBase } from '../config/routes';
import type { MovedId, PipelineContext } from './context';
import { element, elementsIn, textNode } from './hast';

/** Keeps old ids of a page working. If the heading has a new id, the old id goes into that heading; if its part moved to another page, it goes on a line with a link there, shown only to readers who follow the old id. */
export function rehypeMovedIds({ context }: { readonly context: PipelineContext }) {
  return (tree: Root, file: VFile): void => {
    const route = context.routeOfFile[file.path] ?? '';
    const elements = new Map(elementsIn(tree).map((node) => [node.properties['id'], node]));
    for (const moved of context.movedIds?.[route] ?? []) {
      if (elements.has(moved.id)) continue;
      const [address, id = ''] = moved.to.split('#');
      const target = address === route ? elements.get(id) : undefined;
      if (target) target.children.unshift(element('span', { id: moved.id }));
      else tree.children.push(movedNotice(moved, context));
    }
  };
}

const movedNotice = ({ id, to, title }: MovedId, { baseUrl }: PipelineContext): Element =>
  element('p', { id, className: ['moved'], dataMoved: '' }, [
    textNode(contentStrings.moved.part),
    element('a', { href: withBase(baseUrl, to) }, [textNode(title)]),
  ]);
