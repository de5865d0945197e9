'use client';

import {
  useCombobox,
  type UseComboboxReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
} from 'downshift';
import type { SearchItem } from './search-items';

const { stateChangeTypes: on } = useCombobox;

type ComboboxInput = Readonly<{
  /** The same object while it does not change. */
  items: SearchItem[];
  query: string;
  setQuery: (query: string) => void;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Whether the panel stays when the input loses the focus, as where nothing else is on the screen. */
  staysOpen: boolean;
}>;

type State = UseComboboxState<SearchItem>;
type Reducer = (state: State, change: UseComboboxStateChangeOptions<SearchItem>) => Partial<State>;

/** Which entry is active for a new query: the first result; of the recent searches none is. */
export const firstActive = (query: string | undefined): number => ((query ?? '').trim() === '' ? -1 : 0);

/** Where the box differs from a combobox that picks a value: a choice leads somewhere and leaves the query as it was typed. */
const reduce: Reducer = (state, { type, changes }) => {
  switch (type) {
    case on.InputBlur:
      return { ...changes, selectedItem: null, inputValue: state.inputValue };
    case on.InputClick:
      // A click moves the cursor; the second one must not close what the first one opened.
      return {
        ...changes,
        isOpen: true,
        highlightedIndex: state.isOpen ? state.highlightedIndex : firstActive(state.inputValue),
      };
    case on.InputChange:
      return { ...changes, highlightedIndex: firstActive(changes.inputValue) };
    case on.MenuMouseLeave:
      return state;
    default:
      return changes;
  }
};

const reduceAndStay: Reducer = (state, change) => (change.type === on.InputBlur ? state : reduce(state, change));

/** The keys, roles and states of the search box (WAI-ARIA Authoring Practices, combobox with a list); what is chosen is the caller's business. */
export function useSearchCombobox(input: ComboboxInput): UseComboboxReturnValue<SearchItem> {
  const { items, query, setQuery, isOpen, setOpen, staysOpen } = input;
  return useCombobox<SearchItem>({
    items,
    inputValue: query,
    isOpen,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: firstActive(query),
    itemToString: () => query,
    stateReducer: staysOpen ? reduceAndStay : reduce,
    onInputValueChange: ({ type, inputValue }) => {
      // What is typed is taken from the event itself, or the cursor would jump.
      if (type !== on.InputChange) setQuery(inputValue);
    },
    onIsOpenChange: (change) => setOpen(change.isOpen),
  });
}
