import { normalizeRoute, termsRoute } from '@/lib/config/routes';
import { h } from '../ui/h';
import { readText } from './site-files';

type Terms = Readonly<Record<string, Readonly<{ term: string; definition: string }>>>;

/** Space between a term and its card, and between the card and the window's edge, in pixels. */
const gap = 8;

const loaded = new Map<string, Terms>();

/** Each glossary is fetched once; without it, links to it are plain links. */
async function loadTerms(address: string): Promise<Terms> {
  try {
    const terms = loaded.get(address) ?? (JSON.parse(await readText(address)) as Terms);
    loaded.set(address, terms);
    return terms;
  } catch {
    return {};
  }
}

/** Takes a link to a term and gives what the term means; `undefined` where that cannot be had. */
export async function meaningOf({ pathname, dataset }: HTMLAnchorElement): Promise<string | undefined> {
  const terms = await loadTerms(termsRoute(normalizeRoute(pathname)));
  return terms[dataset['term'] ?? '']?.definition;
}

/** Shows the meaning of a term beside the link to it; gives the function that hides it again. */
export function showTerm(link: HTMLAnchorElement, meaning: string): () => void {
  const card = addCard(link.closest('.static-html') ?? document.body, meaning);
  link.setAttribute('aria-describedby', card.id);
  place(card, link);
  return () => {
    link.removeAttribute('aria-describedby');
    card.remove();
  };
}

/** Into markup that React does not look into: it may take over the page while the card is shown. */
function addCard(parent: Element, meaning: string): HTMLElement {
  // A popover shows over the navbar, too.
  const card = h('div', { id: 'term-card', class: 'term-card', role: 'tooltip', popover: 'manual' }, meaning);
  parent.append(card);
  card.showPopover();
  return card;
}

/** Below the term's first line, or above it where there is no room; where there is none either, whole and over it. */
function place(card: HTMLElement, link: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const line = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const below = line.bottom + gap;
  const top = below + height > clientHeight ? Math.max(0, line.top - gap - height) : below;
  card.style.insetBlockStart = `${top}px`;
  card.style.insetInlineStart = `${Math.max(gap, Math.min(line.left, clientWidth - width - gap))}px`;
}
