'use client';

import type { UseComboboxPropGetters } from 'downshift';
import {
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type RefObject,
  useRef,
} from 'react';
import { searchSettings } from '@/.generated/search-settings';
import { routes, withBase } from '@/lib/config/routes';
import { searchStrings } from '@/lib/config/search-strings';
import { strings } from '@/lib/config/strings';
import { Icon } from '../ui/icon';
import { resultsRoute } from './hit-route';
import { maxQueryLength } from './max-query-length';
import styles from './search-field.module.css';
import type { SearchItem } from './search-items';

type SearchFieldProps = Readonly<{
  field: RefObject<HTMLInputElement | null>;
  initialQuery: string;
  /** Whether the panel has entries, of which one can be active. */
  hasEntries: boolean;
  onType: (event: ChangeEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Called when the reader goes to the page with all results. */
  leave: (event: MouseEvent) => void;
  /** Puts a text into the field. */
  fill: (text: string) => void;
  onCancel?: () => void;
  getInputProps: UseComboboxPropGetters<SearchItem>['getInputProps'];
}>;

const { baseUrl } = searchSettings;
const { label, input, placeholder, submit } = strings.search;

/** The field of the search box, between its buttons. The input keeps its own text: a key must not wait for anything to be drawn. */
export const SearchField = memo(function SearchField(props: SearchFieldProps) {
  const { field, initialQuery, hasEntries, onType, onKeyDown, leave, fill, onCancel, getInputProps } = props;
  // The site moves by links: sending the form is a click on this one.
  const results = useRef<HTMLAnchorElement>(null);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!results.current) return;
    results.current.href = withBase(baseUrl, resultsRoute(field.current?.value ?? ''));
    results.current.click();
  };
  return (
    <form
      className={styles.searchField}
      role="search"
      aria-label={label}
      action={withBase(baseUrl, routes.search)}
      onSubmit={send}
    >
      <button type="submit" className={styles.searchFieldSubmit} aria-label={submit} title={submit}>
        <Icon name="search" />
      </button>
      <input
        {...getInputProps({
          ref: field,
          'aria-label': input,
          value: undefined,
          onChange: onType,
          onKeyDown,
          ...(!hasEntries && { 'aria-activedescendant': undefined }),
        })}
        className={styles.searchFieldInput}
        name="q"
        defaultValue={initialQuery}
        placeholder={placeholder}
        maxLength={maxQueryLength}
        enterKeyHint="search"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <FieldEnd {...{ field, fill, onCancel }} />
      {/* eslint-disable-next-line jsx-a11y/anchor-has-content -- never shown, only given its query and clicked by the form */}
      <a ref={results} hidden href={withBase(baseUrl, routes.search)} onClick={leave} />
    </form>
  );
});

const { clear, cancel } = strings.search;

/** What follows the input: that an answer is late, and the ways out. The style sheet shows of it what is in place. */
function FieldEnd({ field, fill, onCancel }: Pick<SearchFieldProps, 'field' | 'fill' | 'onCancel'>) {
  const empty = (): void => {
    fill('');
    field.current?.focus();
  };
  return (
    <>
      <span className={styles.searchFieldSpinner} title={searchStrings.loading} />
      <button type="button" className={styles.searchFieldClear} aria-label={clear} title={clear} onClick={empty}>
        <Icon name="close" />
      </button>
      {onCancel ? (
        <button type="button" className={styles.cancel} onClick={onCancel}>
          {cancel}
        </button>
      ) : (
        <kbd className={styles.searchFieldKey} aria-hidden>
          /
        </kbd>
      )}
    </>
  );
}
