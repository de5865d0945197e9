'use client';

import { type KeyboardEvent, type RefObject, useCallback, useMemo, useState } from 'react';
import type { SearchOutcome } from '@/lib/search/shared/types';
import { describeOutcome } from './describe-outcome';
import styles from './search-combobox.module.css';
import { SearchField } from './search-field.client';
import { hitItems, recentItems, type SearchItem } from './search-items';
import { SearchPanel } from './search-panel.client';
import { useChoice } from './use-choice.client';
import { useEnter } from './use-enter.client';
import { useRecent } from './use-recent.client';
import { useSearch } from './use-search.client';
import { useSearchClient } from './use-search-client.client';
import { firstActive, useSearchCombobox } from './use-search-combobox.client';
import { useSettled } from './use-settled.client';
import { useViewedReport } from './use-viewed-report.client';

type SearchComboboxProps = Readonly<{
  field: RefObject<HTMLInputElement | null>;
  initialQuery: string;
  startsOpen: boolean;
  /** Ends the search; set where it covers the screen. */
  onCancel?: () => void;
}>;

/** The search box that answers while one types: the field, and the panel below it. */
export function SearchCombobox({ field, initialQuery, startsOpen, onCancel }: SearchComboboxProps) {
  const [query, setQuery] = useState(initialQuery);
  const [isWanted, setWanted] = useState(startsOpen);
  const { status, outcome } = useSearch({ client: useSearchClient(), query });
  const items = useSearchItems(query, outcome);
  const isOpen = isWanted && (items.length > 0 || outcome !== undefined);
  const shown = isOpen ? outcome : undefined;
  const staysOpen = onCancel !== undefined;
  const combobox = useSearchCombobox({ items, query, setQuery, isOpen, setOpen: setWanted, staysOpen });
  const { setHighlightedIndex, getMenuProps, getItemProps } = combobox;
  const { onEnter, forget } = useEnter(field, status);
  useViewedReport(shown);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Tab') setWanted(false);
    if (event.key === 'Enter') onEnter(event);
  };
  const ask = useCallback(
    (text: string) => {
      setQuery(text);
      setHighlightedIndex(firstActive(text));
    },
    [setHighlightedIndex],
  );
  const change = (text: string): void => {
    forget();
    ask(text);
  };
  const end = useCallback(() => {
    setWanted(false);
    onCancel?.();
  }, [onCancel]);
  const { leave, choose } = useChoice({ field, ask, end });
  return (
    <div className={styles.combobox} data-over-screen={staysOpen || undefined} data-status={status}>
      <SearchField
        {...{ field, query, status, change, onKeyDown, leave, onCancel }}
        hasEntries={items.length > 0}
        getInputProps={combobox.getInputProps}
      />
      <SearchPanel {...{ items, outcome, isOpen, choose, getMenuProps, getItemProps }} namesKeys={!staysOpen} />
      <Announcement text={shown ? describeOutcome(shown) : ''} />
    </div>
  );
}

/** What the panel offers; the same object while it does not change, so that it is drawn once an answer, not once a key. */
function useSearchItems(query: string, outcome: SearchOutcome | undefined): SearchItem[] {
  const recent = useRecent();
  const isEmpty = query.trim() === '';
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
