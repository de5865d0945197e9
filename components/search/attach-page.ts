import { maxQueryLength } from '@/lib/search/common/max-query-length';
import { addressOf } from '../behavior/address-of';
import { closest } from '../behavior/on';
import { updateLiveRegion } from '../behavior/update-live-region';
import { askLatest, type SearchStatus } from './ask-latest';
import { attachClearButton } from './dom';
import { type PageView, part, renderResults } from './render-results';
import { readSearchAddress, type SearchAddress, searchRoute } from './search-address';
import type { SearchSite } from './search-site';

/** Pause in typing, in milliseconds, after which the address is updated: browsers refuse to change it many times a second. */
const typingPause = 400;

/** What the history entry of a search keeps when the reader leaves it through a result. */
type SavedPosition = Readonly<{ top: number; isWhole: boolean; href: string }>;

/** Updates the address to what the page shows. */
type WriteAddress = (how: 'pushState' | 'replaceState') => void;

function takeSavedPosition(): SavedPosition | undefined {
  const state = history.state as { readonly searchPlace?: SavedPosition } | null;
  if (!state?.searchPlace) return undefined;
  history.replaceState({ ...state, searchPlace: undefined }, '');
  return state.searchPlace;
}

const savePosition = (searchPlace: SavedPosition): void =>
  history.replaceState({ ...(history.state as object | null), searchPlace }, '');

/** Holds what the search page shows, and sends its queries. */
function createStore(root: HTMLElement, site: SearchSite, restore: () => void) {
  let view: PageView = { address: { query: '', type: '', section: '', tag: '' }, isWhole: false, isStalled: false };
  const status = (value: SearchStatus): void => {
    root.setAttribute('data-status', value);
    root.querySelector('.search-found')?.setAttribute('aria-busy', String(value !== 'idle'));
  };
  const update = (change: Partial<PageView>): void => {
    view = { ...view, ...change };
    const { shown, announcement } = renderResults(root, view);
    updateLiveRegion(part(root, 'said'), announcement);
    site.reportViewed(shown.flatMap(({ hits }) => hits.map(({ document }) => document.sectionRoute)));
  };
  const askQuestion = askLatest(site.client, {
    onStalled: () => {
      status('stalled');
      update({ isStalled: true });
    },
    onAnswer: (outcome) => {
      status('idle');
      update({ outcome, isStalled: false });
      if (!outcome.isPartial) restore();
    },
  });
  const ask = (query: string): void => {
    status(query === '' ? 'idle' : 'loading');
    // Asks for all results: they determine the filters on offer.
    askQuestion(query === '' ? undefined : { query, limit: Infinity });
    if (query === '') update({ outcome: undefined });
  };
  return { view: () => view, update, ask };
}

/** Attaches the search to its page. The address holds the page's state, and follows typing with a short delay; `refresh` shows what the address says, as after a step in the history. */
export function attachPage(root: HTMLElement, site: SearchSite): { readonly refresh: () => void } | undefined {
  const form = root.querySelector('form');
  const input = root.querySelector('input');
  if (!form || !input) return undefined;
  let savedPosition: SavedPosition | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const store = createStore(root, site, () => {
    if (!savedPosition) return;
    scrollTo({ top: savedPosition.top, behavior: 'instant' });
    const { href } = savedPosition;
    [...root.querySelectorAll('a')].find((link) => link.href === href)?.focus({ preventScroll: true });
    savedPosition = undefined;
  });
  const show = (address: SearchAddress, isWhole = false): void => {
    const isNew = address.query.trim() !== store.view().address.query.trim();
    store.update({ address, isWhole });
    if (isNew) store.ask(address.query.trim());
  };
  const write: WriteAddress = (how) => {
    clearTimeout(timer);
    const address = new URL(addressOf(searchRoute(store.view().address)), location.href);
    // A second entry with the same address would make a step back do nothing.
    if (address.search !== location.search) history[how](null, '', address);
  };
  const type = (): void => {
    show({ ...store.view().address, query: input.value.slice(0, maxQueryLength) });
    clearTimeout(timer);
    timer = setTimeout(() => root.isConnected && write('replaceState'), typingPause);
  };
  const refresh = (): void => {
    clearTimeout(timer);
    const address = readSearchAddress(new URLSearchParams(location.search));
    savedPosition = takeSavedPosition();
    if (input.value.trim() !== address.query.trim()) input.value = address.query;
    show(address, savedPosition?.isWhole);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    write('pushState');
  });
  input.addEventListener('input', type);
  listenToResults(root, store, write);
  attachClearButton(root, input, type);

  // Words typed before this script ran take precedence over those in the address.
  const typed = input.value;
  refresh();
  if (typed !== '' && typed.trim() !== store.view().address.query.trim()) {
    input.value = typed;
    type();
  }
  return { refresh };
}

/** Handles filters, "Show more pages", and clicks on results, from which "back" returns. */
function listenToResults(
  root: HTMLElement,
  { view, update }: ReturnType<typeof createStore>,
  write: WriteAddress,
): void {
  root.querySelector('.search-filters')?.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return;
    const change = new URLSearchParams(Object.entries({ ...view().address, [target.name]: target.value }));
    update({ address: { ...readSearchAddress(change), query: view().address.query }, isWhole: false });
    write('pushState');
  });
  root.querySelector('.search-more')?.addEventListener('click', () => {
    const pages = root.querySelector('.search-pages')?.children;
    const before = pages?.length ?? 0;
    update({ isWhole: true });
    // The button is gone: the focus moves to the first of the pages it added.
    pages?.[before]?.querySelector('a')?.focus();
  });
  root.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[href]');
    if (!link) return;
    write('replaceState');
    savePosition({ top: scrollY, isWhole: view().isWhole, href: link.href });
  });
}
