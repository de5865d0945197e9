import { searchSettings } from '@/.generated/search-settings';
import type { SearchClient } from '@/lib/search/browser/search-client';
import { searchStrings } from '@/lib/config/search-strings';
import { maxQueryLength } from '@/lib/search/common/max-query-length';
import { addressOf } from '../behavior/address-of';
import { updateLiveRegion } from '../behavior/update-live-region';
import { h } from '../ui/h';
import { askLatest } from './ask-latest';
import { describeOutcome } from './describe-outcome';
import { readRecent, rememberSearch, writeRecent } from './recent-searches';
import { activeOption, type BoxParts, optionsIn, renderPanel } from './render-panel';
import { searchRoute } from './search-address';
import type { SearchSite } from './search-site';
import { initialSearchState, isOpen, itemsOf, type OpenTarget, reduceSearch, type SearchEvent } from './search-state';

/** Features for `window.open`: in each case, the new page has no access to this one. */
const windowFeatures = { tab: 'noopener', window: 'noopener,popup' } as const;

/** Ctrl or Meta asks for a new tab, Shift for a new window. */
export const openTarget = ({ ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent): OpenTarget =>
  ctrlKey || metaKey ? 'tab' : shiftKey ? 'window' : 'here';

/** The state of the box and everything that follows from a change of it. */
function createStore(parts: BoxParts, site: SearchSite, follow: (option: HTMLElement, target: OpenTarget) => void) {
  let state = initialSearchState;
  let asked: SearchClient | undefined;
  const ask = askLatest(site.client, {
    onStalled: () => dispatch({ kind: 'stalled' }),
    onAnswer: (outcome) => dispatch({ kind: 'answered', outcome }),
    onOutdated: (outcome) => dispatch({ kind: 'outdated', outcome }),
  });
  const dispatch = (event: SearchEvent): void => {
    const before = state;
    state = reduceSearch(before, event);
    if (state === before) return;
    renderPanel(parts, state, before);
    const { query, outcome } = state;
    // The reader may have moved on to another docs version: then its pages are searched.
    if (query !== before.query || (event.kind === 'opened' && query !== '' && asked !== site.client())) {
      asked = site.client();
      ask(query === '' ? undefined : { query, limit: searchSettings.maxResults });
    }
    if (isOpen(state) && outcome) {
      updateLiveRegion(parts.live, describeOutcome(outcome));
      site.reportViewed(outcome.groups.flatMap(({ hits }) => hits.map(({ document }) => document.sectionRoute)));
    } else updateLiveRegion(parts.live, state.isWanted && state.status === 'stalled' ? searchStrings.loading : '');
    const option = before.openIn && !state.openIn && event.kind === 'answered' ? activeOption(parts.panel) : null;
    if (option && before.openIn) follow(option, before.openIn);
  };
  renderPanel(parts, state);
  return { state: () => state, dispatch };
}

/** Goes to a route by clicking a link, the site's one way to navigate. */
function followRoute(route: string): void {
  const link = h('a', { href: addressOf(route), hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
}

/** Creates the search box from elements already on the page; text typed into its input is kept. */
export function createBox(parts: BoxParts, site: SearchSite) {
  const { input } = parts;
  const follow = (option: HTMLElement, target: OpenTarget): void => {
    if (target === 'here' || !(option instanceof HTMLAnchorElement)) return option.click();
    rememberSearch(input.value);
    window.open(option.href, '_blank', windowFeatures[target]);
  };
  const { state, dispatch } = createStore(parts, site, follow);
  /** Searches for the text in the input. */
  const type = (): void => {
    if (input.value.length > maxQueryLength) input.value = input.value.slice(0, maxQueryLength);
    dispatch({ kind: 'typed', text: input.value });
  };
  const fill = (query: string): void => {
    input.value = query;
    type();
  };
  const close = (): void => dispatch({ kind: 'closed' });
  const leave = (): void => {
    rememberSearch(input.value);
    close();
  };
  return {
    ...{ parts, state, type, fill, close },
    open: (): void => dispatch({ kind: 'opened', recent: readRecent() }),
    move: (to: 'next' | 'previous' | number): void => dispatch({ kind: 'moved', to }),
    /** Follows the active entry, at once or when a pending answer arrives; returns whether there is either. */
    enter(target: OpenTarget): boolean {
      const { status } = state();
      if (status !== 'idle') dispatch({ kind: 'entered', target });
      const option = status === 'idle' && isOpen(state()) ? activeOption(parts.panel) : null;
      if (option) follow(option, target);
      return option !== null || status !== 'idle';
    },
    /** Does what a click on an entry does besides following its link. */
    choose(option: HTMLElement, event: MouseEvent): void {
      const item = itemsOf(state())[optionsIn(parts.panel).indexOf(option)];
      if (item?.kind === 'clearRecent') {
        writeRecent([]);
        dispatch({ kind: 'recentChanged', recent: [] });
      } else if (item?.kind === 'recent') fill(item.query);
      else if (openTarget(event) === 'here') leave();
      else rememberSearch(input.value);
    },
    /** Goes to the page with all results. */
    submit(): void {
      leave();
      followRoute(searchRoute({ query: input.value }));
    },
  };
}

export type Box = ReturnType<typeof createBox>;
