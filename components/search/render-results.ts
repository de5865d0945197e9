import { searchStrings } from '@/lib/config/search-strings';
import type { HitGroup, SearchOutcome } from '@/lib/search/common/types';
import { addressOf } from '../behavior/address-of';
import { relaxedNote } from './describe-outcome';
import { h } from '../ui/h';
import { drawDefinition, markedText, pageLine } from './dom';
import { hitRoute } from './hit-route';
import { type Facet, filterGroups, listFacets } from './list-facets';
import type { SearchAddress } from './search-address';

/** Number of pages shown at first; more are slow to draw, and few readers look at them. */
const initialPageCount = 20;

/** What the search page shows. */
export type PageView = Readonly<{
  address: SearchAddress;
  outcome?: SearchOutcome;
  /** Whether every page is listed. */
  isWhole: boolean;
  isStalled: boolean;
}>;

/** A part of the search page by its name. */
export const part = <Found extends HTMLElement>(root: Element, name: string): Found => {
  const found = root.querySelector<Found>(`.search-${name}`);
  if (!found) throw new Error(`The search page has no .search-${name}.`);
  return found;
};

const labelOf = (name: string, value: string): string =>
  name === 'type' ? (Object.entries(searchStrings.typeNames).find(([type]) => type === value)?.[1] ?? value) : value;

/** A value that the address asks for and no result has is offered too, so that it can be seen and removed. */
function drawFilter(select: HTMLSelectElement, facets: readonly Facet[], value: string): void {
  const isOffered = value === '' || facets.some((facet) => facet.value === value);
  const offered = isOffered ? facets : [...facets, { value, count: 0 }];
  select.replaceChildren(
    h('option', { value: '' }, searchStrings.any),
    ...offered.map((facet) =>
      h('option', { value: facet.value }, `${labelOf(select.name, facet.value)} (${facet.count})`),
    ),
  );
  select.value = value;
  // Shown even with nothing to choose: later results from another index must not move those already shown.
  select.closest('label')?.toggleAttribute('data-on', value !== '');
}

function drawPage(group: HitGroup, outcome: SearchOutcome): HTMLElement {
  const hits = group.hits.map((hit) =>
    h(
      'li',
      {},
      h('a', { class: 'search-result', href: addressOf(hitRoute(outcome, hit)) }, ...markedText(hit.title)),
      h('p', { class: 'search-excerpt' }, ...markedText(hit.excerpt)),
    ),
  );
  return h('li', {}, h('h2', { class: 'search-place' }, pageLine(group)), h('ul', { class: 'search-hits' }, ...hits));
}

function drawCount(outcome: SearchOutcome, groups: readonly HitGroup[]): (Node | string)[] {
  const total = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const note = relaxedNote({ relaxed: outcome.relaxed, groups });
  return [
    groups.length === 0 ? searchStrings.noResults : searchStrings.resultCount(total, groups.length),
    ...(note ? [h('span', { class: 'search-note' }, note)] : []),
  ];
}

/** Shows the results of a query, and the index of all pages if there is no query or no result; returns the pages listed, and the words to announce. */
export function renderResults(
  root: HTMLElement,
  view: PageView,
): Readonly<{ shown: readonly HitGroup[]; announcement: string }> {
  const { address, outcome, isWhole, isStalled } = view;
  const isAsked = address.query.trim() !== '';
  const groups = filterGroups(outcome?.groups ?? [], address);
  const shown = isWhole ? groups : groups.slice(0, initialPageCount);
  const hasNoResults = isAsked && outcome !== undefined && groups.length === 0;
  part(root, 'index').hidden = isAsked && !hasNoResults;
  part(root, 'found').hidden = !isAsked;
  part(root, 'none').hidden = !hasNoResults;
  const filters = part<HTMLFieldSetElement>(root, 'filters');
  const isFiltered = groups.length < (outcome?.groups.length ?? 0);
  filters.hidden = groups.length === 0 && !isFiltered;
  const facets = listFacets(outcome?.groups ?? []);
  for (const name of ['type', 'section', 'tag'] as const) {
    const select = filters.querySelector<HTMLSelectElement>(`[name="${name}"]`);
    if (select) drawFilter(select, facets[name], address[name]);
  }
  const count = part(root, 'count');
  count.replaceChildren(...(outcome ? drawCount(outcome, groups) : isStalled ? [searchStrings.loading] : []));
  part(root, 'meaning').replaceChildren(...(outcome?.definition ? [drawDefinition(outcome.definition)] : []));
  part(root, 'pages').replaceChildren(...(outcome ? shown.map((group) => drawPage(group, outcome)) : []));
  const more = part(root, 'more');
  more.hidden = shown.length === groups.length;
  more.textContent = searchStrings.morePages(groups.length - shown.length);
  return { shown, announcement: [...count.childNodes].map(({ textContent }) => textContent).join(' ') };
}
