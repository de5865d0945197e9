import { searchStrings } from '@/lib/config/search-strings';
import type { Definition, HitGroup, Segment } from '@/lib/search/common/types';
import { addressOf } from '../behavior/address-of';
import { h, setAttributes } from '../ui/h';
import { type IconName, iconPaths } from '../ui/icon-paths';

const svg = 'http://www.w3.org/2000/svg';

export function icon(name: IconName): SVGSVGElement {
  const drawing = document.createElementNS(svg, 'svg');
  setAttributes(drawing, { class: 'icon', viewBox: '0 0 24 24', width: 20, height: 20, 'aria-hidden': 'true' });
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', iconPaths[name]);
  drawing.append(path);
  return drawing;
}

/** A text with its code as code, and the words that matched marked. */
export function markedText(segments: readonly Segment[]): (Node | string)[] {
  const nodes: (Node | string)[] = [];
  let code: HTMLElement | undefined;
  for (const { text, marked, code: isCode } of segments) {
    if (!isCode) code = undefined;
    else if (!code) nodes.push((code = h('code')));
    const node = marked ? h('mark', {}, text) : text;
    if (code) code.append(node);
    else nodes.push(node);
  }
  return nodes;
}

const pageIcons = { docs: 'file', blog: 'note', other: 'folder' } as const;

/** Where a page stands: its type, what is above it, and its title, seen where its first hit does not bear it. */
export function pageLine({ type, breadcrumb, pageTitle, hits }: HitGroup): HTMLElement {
  const labels = [searchStrings.types[type], ...breadcrumb].map((label) => h('span', {}, label));
  // Who listens goes from heading to heading, and hears it in each.
  const isShown = hits[0]?.document.title === pageTitle;
  return h(
    'span',
    { class: 'search-page-line' },
    icon(pageIcons[type]),
    ...labels,
    h('span', { class: isShown ? 'visually-hidden' : 'search-page-title' }, pageTitle),
  );
}

/** What the words that were asked for mean, for above the results; the link leads to the glossary. */
export const drawDefinition = ({ term, text, glossary, route }: Definition): HTMLElement =>
  h(
    'section',
    { class: 'search-definition', 'aria-label': searchStrings.definition },
    h('p', {}, h('dfn', {}, term), ' ', ...markedText(text)),
    h('a', { href: addressOf(route) }, glossary),
  );

/** Lets the form's button empty its input, and the reader type on. */
export function onClear(root: Element, input: HTMLInputElement, cleared: () => void): void {
  root.querySelector('.search-clear')?.addEventListener('click', () => {
    input.value = '';
    cleared();
    input.focus();
  });
}
