'use client';

import type { UseComboboxPropGetters } from 'downshift';
import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react';
import { searchSettings } from '@/.generated/search-settings';
import { routes, withBase } from '@/lib/config/routes';
import { searchStrings } from '@/lib/config/search-strings';
import { strings } from '@/lib/config/strings';
import { Icon } from '../ui/icon';
import { resultsRoute } from './hit-route';
import { maxQueryLength } from './max-query-length';
import styles from './search-field.module.css';
import type { SearchItem } from './search-items';
import type { SearchStatus } from './use-search.client';

type SearchFieldProps = Readonly<{
  field: RefObject<HTMLInputElement | null>;
  query: string;
  status: SearchStatus;
  /** Whether the panel has entries, of which one can be active. */
  hasEntries: boolean;
  change: (query: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Called when the reader goes to the page with all results. */
  leave: (event: MouseEvent) => void;
  onCancel?: () => void;
  getInputProps: UseComboboxPropGetters<SearchItem>['getInputProps'];
}>;

const { baseUrl } = searchSettings;
const { label, input, placeholder, submit, clear, cancel } = strings.search;

/** The field of the search box, between its buttons. */
export function SearchField({
  field,
  query,
  status,
  hasEntries,
  change,
  onKeyDown,
  leave,
  onCancel,
  getInputProps,
}: SearchFieldProps) {
  // The site moves by links: sending the form is a click on this one.
  const results = useRef<HTMLAnchorElement>(null);
  return (
    <form
      className={styles.field}
      role="search"
      aria-label={label}
      action={withBase(baseUrl, routes.search)}
      onSubmit={(event) => {
        event.preventDefault();
        results.current?.click();
      }}
    >
      <button type="submit" className={styles.submit} aria-label={submit} title={submit}>
        <Icon name="search" />
      </button>
      <input
        {...getInputProps({
          ref: field,
          'aria-label': input,
          onChange: (event) => change(event.currentTarget.value.slice(0, maxQueryLength)),
          onKeyDown,
          ...(!hasEntries && { 'aria-activedescendant': undefined }),
        })}
        className={styles.input}
        name="q"
        placeholder={placeholder}
        maxLength={maxQueryLength}
        enterKeyHint="search"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        aria-busy={status !== 'idle'}
      />
      <FieldEnd {...{ field, query, status, change, onCancel }} />
      {/* eslint-disable-next-line jsx-a11y/anchor-has-content -- never shown, only clicked by the form */}
      <a ref={results} hidden href={withBase(baseUrl, resultsRoute(query))} onClick={leave} />
    </form>
  );
}

type FieldEndProps = Pick<SearchFieldProps, 'field' | 'query' | 'status' | 'change' | 'onCancel'>;

/** What follows the input: that an answer is late, and the ways out. */
function FieldEnd({ field, query, status, change, onCancel }: FieldEndProps) {
  const empty = (): void => {
    change('');
    field.current?.focus();
  };
  return (
    <>
      {status === 'stalled' && <span className={styles.spinner} title={searchStrings.loading} />}
      {query !== '' && (
        <button type="button" className={styles.clear} aria-label={clear} title={clear} onClick={empty}>
          <Icon name="close" />
        </button>
      )}
      {query === '' && !onCancel && (
        <kbd className={styles.key} aria-hidden>
          /
        </kbd>
      )}
      {onCancel && (
        <button type="button" className={styles.cancel} onClick={onCancel}>
          {cancel}
        </button>
      )}
    </>
  );
}
