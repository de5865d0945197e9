import type { Definition, Image, Link } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Finding } from '../errors/content-issue';
import { isExternal } from '../mdx/resolve-link';
import { fileMeant, moveAddress } from './addresses';
import type { Edit, ImportContext, MovingPage } from './types';

export const lostLink = (address: string): Finding => ({
  rule: 'lost-link',
  message: `"${address}" leads to nothing that came along, so only its words are left.`,
  hint: 'Link to the page that takes its place, or leave the words.',
});

export const lostPicture = (address: string, why = 'is not in the old site'): Finding => ({
  rule: 'lost-picture',
  message: `The picture "${address}" ${why}.`,
  hint: 'Put a picture beside the page and show it here, or leave the words.',
});

type Addressed = Link | Image | Definition;

/** Where the address of a link, picture or reference is written; `undefined` where it is its own text. */
function addressRange(node: Addressed, text: string): readonly [start: number, end: number] | undefined {
  const start = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : node.position?.start.offset;
  const from = start ?? node.position?.start.offset ?? 0;
  const before =
    node.type === 'link'
      ? /^[^\]]*\]\(\s*<?/
      : node.type === 'image'
        ? /^!\[(?:\\.|\[[^\]]*\]|[^\]\\])*\]\(\s*<?/
        : /^\[(?:\\.|[^\]\\])*\]:\s*<?/;
  const opening = before.exec(text.slice(from, node.position?.end.offset))?.[0];
  if (opening === undefined) return undefined;
  const at = from + opening.length;
  const written =
    (opening.endsWith('<') ? /^[^>\n]*/ : /^(?:\\.|\([^\s()]*\)|[^\s()\\])*/).exec(text.slice(at))?.[0] ?? '';
  return [at, at + written.length];
}

/** What is written for a picture of the old page: itself at its new place; a link, where another host has it; or its words. */
export function movePicture(
  address: string,
  page: MovingPage,
  context: ImportContext,
): Readonly<{ src?: string; link?: string; hand?: Finding }> {
  const file = fileMeant(address, page, context);
  if (file === undefined) return isExternal(address) ? { link: address } : { hand: lostPicture(address) };
  const fault = context.source.pictureFault(file);
  return fault === undefined ? { src: context.bring(file, page) } : { hand: lostPicture(address, fault) };
}

/** Leads every link, reference and picture of Markdown to its new place. */
export function moveLinks(page: MovingPage, context: ImportContext): Edit[] {
  const edits: Edit[] = [];
  const { tree, text } = page;
  visit(tree, (node, _index, parent) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    const range = addressRange(node, text);
    const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    if (!range) return;
    if (node.type === 'image') {
      const { src, link, hand } = movePicture(node.url, page, context);
      if (src !== undefined && src !== node.url)
        edits.push({ start: range[0], end: range[1], text: src, change: 'picture' });
      const words = node.alt || 'picture';
      if (src === undefined)
        edits.push({
          start: from,
          end: to,
          text: link && parent?.type !== 'link' ? `[${words}](${link})` : words,
          change: 'picture',
          hand,
        });
      return;
    }
    const moved = moveAddress(node.url, page, context);
    if (moved === node.url) return;
    if (moved !== undefined) edits.push({ start: range[0], end: range[1], text: moved, change: 'link' });
    else if (node.type === 'link') {
      const [first, last] = [
        node.children[0]?.position?.start.offset ?? to,
        node.children.at(-1)?.position?.end.offset ?? to,
      ];
      edits.push(
        { start: from, end: first, text: '', change: 'link', hand: lostLink(node.url) },
        { start: last, end: to, text: '', change: 'link' },
      );
    } else edits.push({ start: range[0], end: range[1], text: '#', change: 'link', hand: lostLink(node.url) });
  });
  return edits;
}
