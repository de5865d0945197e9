import { decodeAddress } from '@/lib/config/address';
import { nextItem } from './next-item';
import { closest, on, onClick } from './on';
import { readStored, writeStored } from './stored';
import { watchPage } from './watch-page';

const tabSelector = '[role="tab"]';
const storageKey = (group: string): string => `tabs.${group}`;

/**
 * Makes tabs work (WAI-ARIA Authoring Practices, tabs with automatic activation): click, arrow keys, Home and End.
 * Groups of one name (`data-group`) stay in step, and the choice is stored as `tabs.<group>`; a group with `data-query` also reads and writes the address.
 */
export function installTabs(): void {
  const restored = new WeakSet<Element>();
  onClick(tabSelector, choose);
  on(['keydown'], moveToTab);
  // The browser's find-in-page has found words in a hidden panel.
  document.addEventListener('beforematch', ({ target }) => target instanceof Element && revealPanels(target));
  window.addEventListener('hashchange', revealTarget);
  watchPage(() => {
    const added = [...document.querySelectorAll<HTMLElement>('.tabs')].filter((box) => !restored.has(box));
    for (const box of added) {
      restore(box);
      restored.add(box);
    }
    if (added.length > 0) revealTarget();
  });
}

function moveToTab(event: KeyboardEvent): void {
  const tab = closest(event, tabSelector);
  if (!tab || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = nextItem(tabsOf(tab), tab, [event.key, 'ArrowLeft', 'ArrowRight']);
  if (!next) return;
  event.preventDefault();
  next.focus();
  choose(next);
}

/** Shows the panels around the place that the address names, and goes there. */
function revealTarget(): void {
  const target = document.getElementById(decodeAddress(location.hash.slice(1)));
  if (target && revealPanels(target)) target.scrollIntoView();
}

/** Selects the tabs of all panels around a place; returns whether one of the panels was hidden before. */
function revealPanels(place: Element): boolean {
  let wasHidden = false;
  for (let panel = place.closest('.tabs-panel'); panel; panel = panel.parentElement?.closest('.tabs-panel') ?? null) {
    const { id } = panel;
    wasHidden ||= panel.hasAttribute('hidden');
    select(tabsOf(panel).find((tab) => tab.getAttribute('aria-controls') === id));
  }
  return wasHidden;
}

/** The tabs of the tab box around an element, without those of boxes nested in its panels. */
const tabsOf = (part: Element | undefined): HTMLElement[] => [
  ...(part?.closest('.tabs')?.querySelectorAll<HTMLElement>(`:scope > [role="tablist"] > ${tabSelector}`) ?? []),
];

const tabOf = (box: Element, value: string | null): HTMLElement | undefined =>
  tabsOf(box).find((tab) => tab.dataset['value'] === value);

function select(selected: HTMLElement | undefined): void {
  for (const tab of tabsOf(selected)) {
    const isSelected = tab === selected;
    tab.ariaSelected = String(isSelected);
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (!panel) continue;
    // A panel that is `hidden="until-found"` could still take the focus.
    panel.tabIndex = tab.tabIndex;
    // Screen readers would also come across an empty panel.
    panel.ariaHidden = isSelected ? null : 'true';
    if (isSelected) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
  }
}

function choose(tab: HTMLElement): void {
  const { group, query } = tab.closest<HTMLElement>('.tabs')?.dataset ?? {};
  const value = tab.dataset['value'] ?? '';
  const before = tab.getBoundingClientRect().top;
  select(tab);
  if (group !== undefined) {
    for (const other of document.querySelectorAll<HTMLElement>('.tabs[data-group]'))
      if (other.dataset['group'] === group) select(tabOf(other, value));
    writeStored(storageKey(group), value);
  }
  if (query !== undefined) {
    const address = new URL(location.href);
    address.searchParams.set(query, value);
    history.replaceState(history.state, '', address);
  }
  // Groups further up may have changed height: scrolls to keep the chosen tab where it was.
  window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

function restore(box: HTMLElement): void {
  const { group, query } = box.dataset;
  // Even if nothing was chosen: this makes hidden panels searchable by the browser's find-in-page.
  select(tabsOf(box).find((tab) => tab.ariaSelected === 'true'));
  if (group !== undefined) select(tabOf(box, readStored(storageKey(group))));
  if (query !== undefined) select(tabOf(box, new URLSearchParams(location.search).get(query)));
}
