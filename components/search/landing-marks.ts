import { normalizeRoute, routes } from '@/lib/config/routes';
import { searchStrings } from '@/lib/config/search-strings';
import { maxQueryLength } from '@/lib/search/common/max-query-length';
import { announce } from '../behavior/announce';
import { isInField } from '../behavior/on';
import { isSearchKeyOn } from '../behavior/search-key';
import { button, h } from '../ui/h';
import { markedArea, rangeOf, textOf, textsIn } from './marked-texts';
import type { SearchSite } from './search-site';

const { marks: words } = searchStrings;

const readQuery = (): string => (new URLSearchParams(location.search).get('q') ?? '').slice(0, maxQueryLength).trim();

/** Opens what a match is hidden in: unselected tabs and closed details. */
function reveal(element: Element | null): void {
  for (let around = element; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
    if (around.matches('[role="tabpanel"][hidden]'))
      document.querySelector<HTMLElement>(`[role="tab"][aria-controls="${CSS.escape(around.id)}"]`)?.click();
  }
}

/** Index of the first match that is not above the visible part of the page. */
const firstVisible = (matches: readonly Range[]): number =>
  Math.max(
    matches.findIndex((match) => match.getBoundingClientRect().bottom > 0),
    0,
  );

/** Scrolls a match to the middle of the window, and of the box around it that scrolls sideways. */
function scrollToMatch(match: Range): void {
  const { top, left } = match.getBoundingClientRect();
  scrollBy({ top: top - innerHeight / 2 });
  match.startContainer.parentElement?.closest('pre, .table-scroll')?.scrollBy({ left: left - innerWidth / 2 });
}

/** The key that goes to the next match, because the Tab key reaches the bar last. */
const nextKey = 'n';

const isNextKey = (event: KeyboardEvent): boolean =>
  event.key === nextKey && !(event.altKey || event.ctrlKey || event.metaKey) && isSearchKeyOn() && !isInField(event);

function drawBar(text: string, next: () => void, clear: () => void): HTMLElement {
  const key = h('kbd', { class: 'search-key', 'aria-hidden': 'true' }, nextKey);
  const cross = h('span', { class: 'icon icon-close', 'aria-hidden': 'true' });
  return h(
    'aside',
    { class: 'search-bar', 'aria-label': words.label },
    h('span', { class: 'search-bar-count' }, text),
    button(next, { class: 'search-bar-next', 'aria-keyshortcuts': nextKey }, words.next, key),
    button(clear, { class: 'search-bar-clear', 'aria-label': words.clear }, cross, searchStrings.clear),
  );
}

async function findMatches(area: Element, query: string, site: SearchSite): Promise<Range[]> {
  const runs = textsIn(area);
  const spans = await site.client().mark(query, runs.map(textOf));
  return runs.flatMap((run, index) => (spans[index] ?? []).map((span) => rangeOf(run, span)));
}

/** Names under which the style sheet highlights the matches of a search and, drawn over them, the one the reader went to. */
type HighlightName = 'search-marks' | 'search-current';

/** Sets the ranges of a highlight. The CSS Custom Highlight API changes no elements of the page, which React may own; a browser without it shows none. */
function setHighlight(name: HighlightName, ranges: readonly Range[]): void {
  if (!('highlights' in CSS)) return;
  const highlight = new Highlight(...ranges);
  highlight.priority = name === 'search-current' ? 1 : 0;
  CSS.highlights.set(name, highlight);
}

/** Removes the query from the address: neither this page nor a copied address marks anything then. */
function clearQuery(): void {
  const address = new URL(location.href);
  address.searchParams.delete('q');
  history.replaceState(null, '', address);
}

/** Marks matches and shows the bar that counts them, leads to each in turn, and clears the marks; returns the function that removes all of it. */
function showMarks(query: string, matches: readonly Range[]): () => void {
  setHighlight('search-marks', matches);
  let current: number | undefined;
  const next = (): void => {
    current = current === undefined ? firstVisible(matches) : (current + 1) % matches.length;
    const match = matches[current];
    if (!match) return;
    reveal(match.startContainer.parentElement);
    setHighlight('search-current', [match]);
    scrollToMatch(match);
    const position = words.place(current + 1, matches.length);
    if (bar.firstChild) bar.firstChild.textContent = position;
    announce(position);
  };
  const handleKey = (event: KeyboardEvent): void => void (isNextKey(event) && next());
  const remove = (): void => {
    document.removeEventListener('keydown', handleKey);
    setHighlight('search-marks', []);
    setHighlight('search-current', []);
    bar.remove();
  };
  const clear = (): void => {
    clearQuery();
    remove();
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    announce(words.cleared);
  };
  const count = words.count(matches.length, query);
  const bar = drawBar(count, next, clear);
  document.body.append(bar);
  document.addEventListener('keydown', handleKey);
  announce(count);
  return remove;
}

/** Returns the function that marks the words of `?q=` on the page that a search led to; call it after each change of the page or its address. */
export function createLandingMarks(site: SearchSite): () => Promise<void> {
  let shown: Readonly<{ address: string; matches: readonly Range[]; remove: () => void }> | undefined;
  let isAsked = false;
  const isShown = (address: string): boolean =>
    // A range collapses when its text leaves the page.
    shown?.address === address && shown.matches.every(({ collapsed }) => !collapsed);

  const mark = async (): Promise<void> => {
    const address = location.pathname + location.search;
    const query = readQuery();
    if (isAsked || isShown(address)) return;
    shown?.remove();
    shown = undefined;
    const area = markedArea();
    if (query === '' || !area || normalizeRoute(location.pathname).endsWith(routes.search)) return;
    isAsked = true;
    const matches = await findMatches(area, query, site).catch(() => []);
    isAsked = false;
    // The reader moved on before the answer arrived.
    if (address !== location.pathname + location.search) return mark();
    if (matches.length > 0) shown = { address, matches, remove: showMarks(query, matches) };
  };
  return mark;
}
