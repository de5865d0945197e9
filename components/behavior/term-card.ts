import { normalizeRoute, termsRoute } from '@/lib/config/routes';
import { h } from '../ui/h';
import { readText } from './site-files';

type Terms = Readonly<Record<string, Readonly<{ term: string; definition: string }>>>;

/** Space between a term and its card, and between the card and the window's edge, in pixels. */
const gap = 8;

const loaded = new Map<string, Terms>();

/** Fetches each glossary once; if that fails, links to its terms are plain links. */
async function loadTerms(address: string): Promise<Terms> {
  try {
    const terms = loaded.get(address) ?? (JSON.parse(await readText(address)) as Terms);
    loaded.set(address, terms);
    return terms;
  } catch {
    return {};
  }
}

/** Returns the meaning of the term that a link leads to; `undefined` if it cannot be loaded. */
export async function loadDefinition({ pathname, dataset }: HTMLAnchorElement): Promise<string | undefined> {
  const terms = await loadTerms(termsRoute(normalizeRoute(pathname)));
  return terms[dataset['term'] ?? '']?.definition;
}

/** Shows the meaning of a term beside the link to it; returns the function that hides it again. */
export function showTerm(link: HTMLAnchorElement, definition: string): () => void {
  const card = addCard(link.closest('.static-html') ?? document.body, definition);
  link.setAttribute('aria-describedby', card.id);
  positionCard(card, link);
  return () => {
    link.removeAttribute('aria-describedby');
    card.remove();
  };
}

/** Adds the card inside markup that React does not check: the page may hydrate while the card is shown. */
function addCard(parent: Element, definition: string): HTMLElement {
  // A popover shows over the navbar, too.
  const card = h('div', { id: 'term-card', class: 'term-card', role: 'tooltip', popover: 'manual' }, definition);
  parent.append(card);
  card.showPopover();
  return card;
}

/** Places the card below the term's first line; above, if there is no room below; or over it, at the window's top, if there is none either. */
function positionCard(card: HTMLElement, link: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const line = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const below = line.bottom + gap;
  const top = below + height > clientHeight ? Math.max(0, line.top - gap - height) : below;
  card.style.insetBlockStart = `${top}px`;
  card.style.insetInlineStart = `${Math.max(gap, Math.min(line.left, clientWidth - width - gap))}px`;
}
