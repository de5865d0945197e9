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
  isEmpty: boolean;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Whether the panel stays when the input loses the focus, as where nothing else is on the screen. */
  staysOpen: boolean;
}>;

type State = UseComboboxState<SearchItem>;
type Change = UseComboboxStateChangeOptions<SearchItem>;

/** Which entry is active for a new query: the first result; of the recent searches none is. */
export const firstActive = (isEmpty: boolean): number => (isEmpty ? -1 : 0);

/** Where the box differs from a combobox that picks a value: a choice leads somewhere and leaves the query as it was typed. */
function reduce(
  state: State,
  { type, changes }: Change,
  { isEmpty, staysOpen }: Pick<ComboboxInput, 'isEmpty' | 'staysOpen'>,
): Partial<State> {
  switch (type) {
    case on.InputBlur:
      return staysOpen ? state : { ...changes, selectedItem: null };
    case on.InputClick:
      // A click moves the cursor; the second one must not close what the first one opened.
      return {
        ...changes,
        isOpen: true,
        highlightedIndex: state.isOpen ? state.highlightedIndex : firstActive(isEmpty),
      };
    case on.MenuMouseLeave:
      return state;
    default:
      return changes;
  }
}

/** The keys, roles and states of the search box (WAI-ARIA Authoring Practices, combobox with a list). What is typed stays in the input, and what is chosen is the caller's business. */
export function useSearchCombobox(input: ComboboxInput): UseComboboxReturnValue<SearchItem> {
  const { items, isEmpty, isOpen, setOpen } = input;
  return useCombobox<SearchItem>({
    items,
    isOpen,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: firstActive(isEmpty),
    itemToString: () => '',
    stateReducer: (state, change) => reduce(state, change, input),
    onIsOpenChange: (change) => setOpen(change.isOpen),
  });
}
