import type { Definition, Image, Link } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../errors/content-issue';
import { isExternal } from '../config/address';
import { targetFile, convertAddress } from './addresses';
import { type Range, rangeOf } from './range';
import type { Edit, ImportContext, OldPage } from './types';

export const lostLink = (address: string): Problem => ({
  rule: 'lost-link',
  message: `"${address}" leads to nothing that was imported, so only its text is left.`,
  hint: 'Link to the page that takes its place, or keep the text.',
});

const lostPicture = (address: string, why = 'is not in the old site'): Problem => ({
  rule: 'lost-picture',
  message: `The picture "${address}" ${why}.`,
  hint: 'Put a picture next to the page and show it here, or keep the text.',
});

/** What precedes the address of a picture, a reference, or a link (from the end of its text). */
const beforeAddress = /^(?:!?\[(?:\\.|\[[^\]]*\]|[^\]\\])*|[^\]]*)\](?:\(|:)\s*<?/;

/** The range of the address of a link, picture or reference; `undefined` if it is its own text. */
function addressRange(node: Link | Image | Definition, text: string): Range | undefined {
  const { start: from, end: to } = rangeOf(node);
  const words = node.type === 'link' ? node.children.at(-1) : undefined;
  const start = words ? rangeOf(words).end : from;
  const opening = beforeAddress.exec(text.slice(start, to))?.[0];
  if (opening === undefined) return undefined;
  const at = start + opening.length;
  const address = opening.endsWith('<') ? /^[^>\n]*/ : /^(?:\\.|\([^\s()]*\)|[^\s()\\])*/;
  return { start: at, end: at + (address.exec(text.slice(at))?.[0].length ?? 0) };
}

/** The replacement for a picture of the old page: itself at its new place; a link, if it is on another host; or its alternative text. */
export function convertPicture(address: string, page: OldPage, context: ImportContext) {
  const file = targetFile(address, page, context);
  if (file === undefined) return isExternal(address) ? { link: address } : { todo: lostPicture(address) };
  const fault = context.source.pictureFault(file);
  return fault === undefined ? { src: context.addCopy(file, page) } : { todo: lostPicture(address, fault) };
}

function convertImage(node: Image, address: Range, isInLink: boolean, page: OldPage, context: ImportContext): Edit[] {
  const { src, link, todo } = convertPicture(node.url, page, context);
  if (src === node.url) return [];
  if (src !== undefined) return [{ ...address, text: src, change: 'picture' }];
  const words = node.alt || 'picture';
  return [{ ...rangeOf(node), text: link && !isInLink ? `[${words}](${link})` : words, change: 'picture', todo }];
}

/** Keeps only the text of a link that no longer leads anywhere. */
function dropLink(node: Link): Edit[] {
  const { start, end } = rangeOf(node);
  const [first, last] = [node.children[0], node.children.at(-1)];
  return [
    { start, end: first ? rangeOf(first).start : end, text: '', change: 'link', todo: lostLink(node.url) },
    { start: last ? rangeOf(last).end : end, end, text: '', change: 'link' },
  ];
}

/** Updates every Markdown link, reference and picture to its target's new place. */
export function convertLinks(page: OldPage, context: ImportContext): Edit[] {
  const edits: Edit[] = [];
  visit(page.tree, (node, _index, parent) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    const address = addressRange(node, page.text);
    if (!address) return;
    if (node.type === 'image') {
      edits.push(...convertImage(node, address, parent?.type === 'link', page, context));
      return;
    }
    const moved = convertAddress(node.url, page, context);
    if (moved === node.url) return;
    if (moved !== undefined) edits.push({ ...address, text: moved, change: 'link' });
    else if (node.type === 'link') edits.push(...dropLink(node));
    else edits.push({ ...address, text: '#', change: 'link', todo: lostLink(node.url) });
  });
  return edits;
}
