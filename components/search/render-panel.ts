import { searchStrings } from '@/lib/config/search-strings';
import { addressOf } from '../behavior/address-of';
import { keepInView } from '../behavior/keep-in-view';
import { relaxedNote } from './describe-outcome';
import { h, setAttributes } from '../ui/h';
import { drawDefinition, icon, markedText, pageLine } from './dom';
import { searchRoute } from './search-address';
import { isOpen, itemsOf, type SearchItem, type SearchState } from './search-state';

const listId = 'search-list';
const optionId = (index: number): string => `search-option-${index}`;

/** The parts of the box that show its state; a screen reader speaks what is written into `live`. */
export type BoxParts = Readonly<{ root: Element; input: HTMLInputElement; panel: HTMLElement; live: HTMLElement }>;

function drawOption(item: SearchItem, index: number): HTMLElement {
  const shared = { id: optionId(index), role: 'option', tabindex: -1 };
  switch (item.kind) {
    case 'hit': {
      const { title, excerpt } = item.hit;
      return h(
        'a',
        { ...shared, class: 'search-hit', href: addressOf(item.route) },
        h('span', { class: 'search-hit-title' }, ...markedText(title)),
        excerpt.length > 0 && h('span', { class: 'search-hit-excerpt' }, ...markedText(excerpt)),
      );
    }
    case 'all': {
      const text = searchStrings.all(item.shown, item.total);
      const href = addressOf(searchRoute({ query: item.query }));
      return h('a', { ...shared, class: 'search-action', href }, text, icon('arrow-right'));
    }
    case 'recent':
      return h('div', { ...shared, class: 'search-recent' }, icon('clock'), h('span', {}, item.query));
    case 'clearRecent':
      return h('div', { ...shared, class: 'search-action' }, searchStrings.clearRecent);
  }
}

function headingOf(item: SearchItem): HTMLElement | string | undefined {
  if (item.kind === 'hit') return pageLine(item.group);
  return item.kind === 'all' ? undefined : searchStrings.recent;
}

const groupOf = (item: SearchItem): string =>
  item.kind === 'hit' ? item.group.route : item.kind === 'all' ? 'all' : 'recent';

/** Groups the hits of each page, and the recent searches. */
function drawGroups(items: readonly SearchItem[]): HTMLElement[] {
  const groups: HTMLElement[] = [];
  items.forEach((item, index) => {
    const before = items[index - 1];
    if (!before || groupOf(before) !== groupOf(item)) {
      const heading = headingOf(item);
      const id = `search-group-${index}`;
      groups.push(
        h(
          'div',
          { class: 'search-group', role: 'group', 'aria-labelledby': heading && id },
          heading && h('div', { id, class: 'search-heading', role: 'presentation' }, heading),
        ),
      );
    }
    groups.at(-1)?.append(drawOption(item, index));
  });
  return groups;
}

const keys = [
  ['↑↓', searchStrings.keys.move],
  ['↵', searchStrings.keys.open],
  ['Esc', searchStrings.keys.close],
] as const;

const drawKeys = (): HTMLElement =>
  h(
    'p',
    { class: 'search-keys', 'aria-hidden': 'true' },
    ...keys.map(([key, use]) => h('span', {}, h('kbd', {}, key), ` ${use}`)),
  );

function drawPanel(state: SearchState): HTMLElement[] {
  const items = itemsOf(state);
  const note = state.outcome && relaxedNote(state.outcome);
  const list = h('div', { id: listId, class: 'search-list', role: 'listbox', 'aria-label': searchStrings.results });
  list.append(...drawGroups(items));
  const none = h(
    'div',
    { class: 'search-no-results' },
    h('p', {}, searchStrings.noResults),
    h('p', {}, searchStrings.advice),
  );
  return [
    ...(state.query !== '' && state.outcome?.definition ? [drawDefinition(state.outcome.definition)] : []),
    ...(note ? [h('p', { class: 'search-note' }, note)] : []),
    list,
    ...(state.outcome && items.length === 0 ? [none] : []),
    ...(items.length > 0 ? [drawKeys()] : []),
  ];
}

const isSameContent = (a: SearchState, b: SearchState): boolean =>
  a.outcome === b.outcome && a.recent === b.recent && (a.query === '') === (b.query === '');

/** Shows a state; redraws the list only if its entries have changed. */
export function renderPanel({ root, input, panel }: BoxParts, state: SearchState, before?: SearchState): void {
  if (!before || !isSameContent(state, before)) panel.replaceChildren(...drawPanel(state));
  const isShown = isOpen(state);
  panel.hidden = !isShown;
  const options = optionsIn(panel);
  options.forEach((option, index) => setAttributes(option, { 'aria-selected': String(index === state.active) }));
  const active = isShown ? options[state.active] : undefined;
  setAttributes(input, {
    'aria-expanded': String(isShown),
    'aria-activedescendant': active?.id,
    'aria-busy': String(state.status !== 'idle'),
  });
  root.setAttribute('data-status', state.status);
  const list = panel.querySelector<HTMLElement>('[role="listbox"]');
  if (active && list && state.active !== before?.active) keepInView(list, active, 0);
}

/** The entries of the panel, in order. */
export const optionsIn = (panel: HTMLElement): HTMLElement[] => Array.from(panel.querySelectorAll('[role="option"]'));

/** The active entry of the panel. */
export const activeOption = (panel: HTMLElement): HTMLElement | null => panel.querySelector('[aria-selected="true"]');

/** Makes the input a combobox (WAI-ARIA Authoring Practices) for the list of the panel. */
export function makeCombobox(input: HTMLInputElement): void {
  setAttributes(input, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    'aria-expanded': 'false',
    // Focuses the input when the popover opens; in the page's own markup, it would take the focus on page load.
    autofocus: true,
  });
}
