import { closest, on, onClick } from './on';
import { readStored, writeStored } from './stored';
import { decodeHash } from './decode-hash';
import { nextTab } from './next-tab';
import { watchPage } from './watch-page';

const tabSelector = '[role="tab"]';
const storageKey = (group: string): string => `tabs.${group}`;

/**
 * Makes tabs work (WAI-ARIA Authoring Practices, tabs with automatic activation): click, arrow keys, Home and End.
 * Groups of one name (`data-group`) stay in step, and the choice is stored as `tabs.<group>`; a group with `data-query` also reads and writes the address.
 */
export function installTabs(root: Document): void {
  const restored = new WeakSet<Element>();
  onClick<HTMLElement>(root, tabSelector, (tab) => choose(root, tab));
  on(root, ['keydown'], (event) => moveToTab(root, event));
  // The browser's own search in the page found words in a panel that is not shown.
  root.addEventListener('beforematch', ({ target }) => target instanceof Element && revealPanels(target));
  root.defaultView?.addEventListener('hashchange', () => revealTarget(root));
  watchPage(root, () => {
    const added = [...root.querySelectorAll<HTMLElement>('.tabs')].filter((tabs) => !restored.has(tabs));
    for (const tabs of added) {
      restore(root, tabs);
      restored.add(tabs);
    }
    if (added.length > 0) revealTarget(root);
  });
}

function moveToTab(root: Document, event: KeyboardEvent): void {
  const tab = closest<HTMLElement>(event, tabSelector);
  if (!tab || event.altKey || event.ctrlKey || event.metaKey) return;
  const row = tabsOf(tab.closest('.tabs'));
  const isReversed = root.defaultView?.getComputedStyle(tab).direction === 'rtl';
  const next = row[nextTab({ key: event.key, index: row.indexOf(tab), count: row.length, isReversed })];
  if (!next) return;
  event.preventDefault();
  next.focus();
  choose(root, next);
}

/** Shows the panels around the place that the address names, and goes there. */
function revealTarget(root: Document): void {
  const target = root.getElementById(decodeHash(new URL(root.URL).hash));
  if (target && revealPanels(target)) target.scrollIntoView();
}

/** Selects the tabs of all panels around a place; whether one of them was not shown before. */
export function revealPanels(place: Element): boolean {
  let wasHidden = false;
  for (let panel = place.closest('.tabs-panel'); panel; panel = panel.parentElement?.closest('.tabs-panel') ?? null) {
    const id = panel.id;
    const tabs = panel.closest('.tabs');
    wasHidden ||= panel.hasAttribute('hidden');
    const tab = tabsOf(tabs).find((each) => each.getAttribute('aria-controls') === id);
    if (tabs && tab) select(tabs, tab.dataset['value']);
  }
  return wasHidden;
}

/** The tabs of a box of tabs, without those of boxes inside its panels. */
const tabsOf = (tabs: Element | null): HTMLElement[] => [
  ...(tabs?.querySelectorAll<HTMLElement>(`:scope > [role="tablist"] > ${tabSelector}`) ?? []),
];

function select(tabs: Element, value: string | null | undefined): void {
  const row = tabsOf(tabs);
  if (!row.some((tab) => tab.dataset['value'] === value)) return;
  for (const tab of row) {
    const isSelected = tab.dataset['value'] === value;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = tabs.ownerDocument.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (isSelected) panel?.removeAttribute('hidden');
    else panel?.setAttribute('hidden', 'until-found');
  }
}

function choose(root: Document, tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>('.tabs');
  const value = tab.dataset['value'] ?? '';
  if (!tabs) return;
  const { group, query } = tabs.dataset;
  const before = tab.getBoundingClientRect().top;
  select(tabs, value);
  if (group !== undefined) {
    for (const other of root.querySelectorAll('.tabs[data-group]'))
      if (other instanceof HTMLElement && other.dataset['group'] === group) select(other, value);
    writeStored(storageKey(group), value);
  }
  if (query !== undefined) writeQuery(root, query, value);
  // Groups further up may have changed their height: the tab under the reader's finger stays there.
  const shift = tab.getBoundingClientRect().top - before;
  if (shift !== 0) root.defaultView?.scrollBy({ top: shift, behavior: 'instant' });
}

function restore(root: Document, tabs: HTMLElement): void {
  const { group, query } = tabs.dataset;
  const asked = query === undefined ? null : new URL(root.URL).searchParams.get(query);
  const stored = group === undefined ? null : readStored(storageKey(group));
  // Also where nothing was chosen: the browser's search shall find words in panels that are not shown.
  const shown = tabsOf(tabs).find((tab) => tab.ariaSelected === 'true')?.dataset['value'];
  for (const value of [shown, stored, asked]) select(tabs, value);
}

function writeQuery(root: Document, name: string, value: string): void {
  const address = new URL(root.URL);
  address.searchParams.set(name, value);
  root.defaultView?.history.replaceState(root.defaultView.history.state, '', address);
}
