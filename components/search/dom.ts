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

/** Nodes of a text: its code in `<code>`, the words that matched in `<mark>`. */
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

/** The heading of a page's hits: its type, breadcrumb and title, which is visible only if the first hit has another title. */
export function pageLine({ type, breadcrumb, pageTitle, hits }: HitGroup): HTMLElement {
  const labels = [searchStrings.types[type], ...breadcrumb].map((label) => h('span', {}, label));
  // Screen reader users move from heading to heading, so each names its page.
  const isShown = hits[0]?.document.title === pageTitle;
  return h(
    'span',
    { class: 'search-page-line' },
    icon(pageIcons[type]),
    ...labels,
    h('span', { class: isShown ? 'visually-hidden' : 'search-page-title' }, pageTitle),
  );
}

/** The definition of the words searched for, shown above the results, with a link to the glossary. */
export const drawDefinition = ({ term, text, glossary, route }: Definition): HTMLElement =>
  h(
    'section',
    { class: 'search-definition', 'aria-label': searchStrings.definition },
    h('p', {}, h('dfn', {}, term), ' ', ...markedText(text)),
    h('a', { href: addressOf(route) }, glossary),
  );

/** Makes the form's clear button empty the input and focus it. */
export function attachClearButton(root: Element, input: HTMLInputElement, onCleared: () => void): void {
  root.querySelector('.search-clear')?.addEventListener('click', () => {
    input.value = '';
    onCleared();
    input.focus();
  });
}
