'use client';

import { type RefObject, useCallback, useMemo, useState } from 'react';
import type { SearchOutcome } from '@/lib/search/common/types';
import { describeOutcome } from './describe-outcome';
import styles from './search-combobox.module.css';
import { SearchField } from './search-field.client';
import { hitItems, recentItems, type SearchItem } from './search-items';
import { SearchPanel } from './search-panel.client';
import { useChoice } from './use-choice.client';
import { useEnter } from './use-enter.client';
import { useFieldKeys } from './use-field-keys.client';
import { useRecent } from './use-recent.client';
import { useSearchClient } from './use-search-client.client';
import { firstActive, useSearchCombobox } from './use-search-combobox.client';
import { useSettled } from './use-settled.client';
import { useTypedSearch } from './use-typed-search.client';
import { useViewedReport } from './use-viewed-report.client';

type SearchComboboxProps = Readonly<{
  field: RefObject<HTMLInputElement | null>;
  initialQuery: string;
  startsOpen: boolean;
  /** Ends the search; set where it covers the screen. */
  onCancel?: () => void;
}>;

/** The search box that answers while one types: the field, and the panel below it. A key draws nothing anew; its answer does. */
export function SearchCombobox({ field, initialQuery, startsOpen, onCancel }: SearchComboboxProps) {
  const [isWanted, setWanted] = useState(startsOpen);
  const { outcome, isEmpty, ask, isWaiting } = useTypedSearch(field, useSearchClient(), initialQuery);
  const items = useSearchItems(isEmpty, outcome);
  const isOpen = isWanted && (items.length > 0 || outcome !== undefined);
  const shown = isOpen ? outcome : undefined;
  const staysOpen = onCancel !== undefined;
  const combobox = useSearchCombobox({ items, isEmpty, isOpen, setOpen: setWanted, staysOpen });
  const { highlightedIndex, setHighlightedIndex, getMenuProps, getItemProps } = combobox;
  const { onEnter, forget } = useEnter({ field, outcome, isWaiting });
  useViewedReport(shown);

  const change = useCallback(
    (text: string) => {
      forget();
      ask(text);
      const first = firstActive(text.trim() === '');
      if (highlightedIndex !== first) setHighlightedIndex(first);
    },
    [ask, forget, highlightedIndex, setHighlightedIndex],
  );
  const end = useCallback(() => {
    setWanted(false);
    onCancel?.();
  }, [onCancel]);
  const { fill, leave, choose } = useChoice({ field, change, end });
  const { onType, onKeyDown } = useFieldKeys({ isOpen, setOpen: setWanted, change, fill, onEnter });
  return (
    // From here on the attribute is kept by `useTypedSearch`.
    <div className={styles.combobox} data-over-screen={staysOpen || undefined} data-status="idle">
      <SearchField
        {...{ field, initialQuery, onType, onKeyDown, leave, fill, onCancel }}
        hasEntries={items.length > 0}
        getInputProps={combobox.getInputProps}
      />
      <SearchPanel {...{ items, outcome, isOpen, choose, getMenuProps, getItemProps }} namesKeys={!staysOpen} />
      <Announcement text={shown ? describeOutcome(shown) : ''} />
    </div>
  );
}

/** What the panel offers; the same object while it does not change, so that it is drawn once an answer. */
function useSearchItems(isEmpty: boolean, outcome: SearchOutcome | undefined): SearchItem[] {
  const recent = useRecent();
  return useMemo(() => (isEmpty ? recentItems(recent) : hitItems(outcome)), [isEmpty, recent, outcome]);
}

/** Pause in typing, in milliseconds, after which a screen reader is told what was found. */
const typingPause = 500;

function Announcement({ text }: { readonly text: string }) {
  return (
    <div className="visually-hidden" role="status">
      {useSettled(text, typingPause)}
    </div>
  );
}
