'use client';

import type { UseComboboxReturnValue } from 'downshift';
import { memo, type MouseEvent } from 'react';
import { searchStrings } from '@/lib/config/search-strings';
import { strings } from '@/lib/config/strings';
import type { SearchOutcome } from '@/lib/search/common/types';
import { relaxedNote } from './describe-outcome';
import { entryKey, groupItems, type ItemGroup } from './group-items';
import { PageLine } from './page-line';
import type { SearchItem } from './search-items';
import { SearchOption } from './search-option.client';
import styles from './search-panel.module.css';

type SearchPanelProps = Readonly<{
  items: readonly SearchItem[];
  outcome?: SearchOutcome;
  isOpen: boolean;
  /** Whether to name the keys that work in it. */
  namesKeys: boolean;
  choose: (item: SearchItem, event: MouseEvent) => void;
}> &
  Pick<UseComboboxReturnValue<SearchItem>, 'getMenuProps' | 'getItemProps'>;

const { results, advice, recent } = searchStrings;

/** What was found, by page; or the recent searches; or that nothing was found. */
export const SearchPanel = memo(function SearchPanel(props: SearchPanelProps) {
  const { items, outcome, isOpen, namesKeys, choose, getMenuProps, getItemProps } = props;
  const { ref, ...menuProps } = getMenuProps({ 'aria-label': results });
  const note = outcome && relaxedNote(outcome);
  return (
    // The focus stays in the field, whatever is pressed here.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={ref} className={styles.panel} hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
      {note && <p className={styles.searchPanelNote}>{note}</p>}
      <div {...menuProps} className={styles.searchPanelList}>
        {groupItems(items).map(({ key, heading, entries }, place) => (
          <div key={key} className={styles.group} role="group" aria-labelledby={heading && `search-group-${place}`}>
            {heading && <Heading id={`search-group-${place}`} heading={heading} />}
            {entries.map(({ item, index }) => (
              <SearchOption
                key={entryKey(item)}
                item={item}
                optionProps={getItemProps({ item, index, onClick: (event) => choose(item, event) })}
              />
            ))}
          </div>
        ))}
      </div>
      {outcome && items.length === 0 && <NoResults />}
      {namesKeys && items.length > 0 && <Keys />}
    </div>
  );
});

type HeadingProps = Readonly<{ id: string; heading: NonNullable<ItemGroup['heading']> }>;

const Heading = memo(function Heading({ id, heading }: HeadingProps) {
  return (
    <div id={id} role="presentation" className={styles.searchPanelHeading}>
      {heading.kind === 'page' ? <PageLine page={heading.page} /> : recent}
    </div>
  );
}, isSameHeading);

/** One more letter leaves most pages among the results; their first hits say whether the page is to be named. */
function isSameHeading(before: HeadingProps, now: HeadingProps): boolean {
  if (before.id !== now.id || before.heading.kind !== 'page' || now.heading.kind !== 'page') return false;
  const [{ page }, { page: other }] = [before.heading, now.heading];
  return page.route === other.route && page.hits[0]?.document.title === other.hits[0]?.document.title;
}

function NoResults() {
  return (
    <div className={styles.none}>
      <p>{strings.search.noResults}</p>
      <p>{advice}</p>
    </div>
  );
}

const keys = [
  ['↑↓', searchStrings.keys.move],
  ['↵', searchStrings.keys.open],
  ['Esc', searchStrings.keys.close],
] as const;

function Keys() {
  return (
    <p className={styles.keys} aria-hidden>
      {keys.map(([key, use]) => (
        <span key={key}>
          <kbd>{key}</kbd> {use}
        </span>
      ))}
    </p>
  );
}
