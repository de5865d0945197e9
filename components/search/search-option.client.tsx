'use client';

import type { UseComboboxGetItemPropsReturnValue } from 'downshift';
import { memo } from 'react';
import { searchSettings } from '@/.generated/search-settings';
import { withBase } from '@/lib/config/routes';
import { searchStrings } from '@/lib/config/search-strings';
import type { SearchHit, Segment } from '@/lib/search/common/types';
import { Icon } from '../ui/icon';
import { resultsRoute } from './hit-route';
import type { SearchItem } from './search-items';
import styles from './search-option.module.css';
import { Segments } from './segments';

type SearchOptionProps = Readonly<{ item: SearchItem; optionProps: UseComboboxGetItemPropsReturnValue }>;

const { baseUrl } = searchSettings;

/** One entry of the panel; what leads to a page is a link, so that the browser's own ways to open one work. */
export function SearchOption({ item, optionProps }: SearchOptionProps) {
  switch (item.kind) {
    case 'hit':
      return (
        <a {...optionProps} tabIndex={-1} className={styles.searchOptionHit} href={withBase(baseUrl, item.route)}>
          <HitText hit={item.hit} />
        </a>
      );
    case 'all':
      return (
        <a {...optionProps} tabIndex={-1} className={styles.action} href={withBase(baseUrl, resultsRoute(item.query))}>
          {searchStrings.all(item.shown, item.total)}
          <Icon name="arrow-right" />
        </a>
      );
    case 'recent':
      return (
        <div {...optionProps} className={styles.recent}>
          <Icon name="clock" />
          {item.query}
        </div>
      );
    case 'clearRecent':
      return (
        <div {...optionProps} className={styles.action}>
          {searchStrings.clearRecent}
        </div>
      );
  }
}

type HitTextProps = Readonly<{ hit: SearchHit }>;

/** A hit that one more letter leaves as it is, as most letters do, is not drawn anew. */
const HitText = memo(
  function HitText({ hit: { title, excerpt } }: HitTextProps) {
    return (
      <>
        <span className={styles.searchOptionTitle}>
          <Segments segments={title} />
        </span>
        {excerpt.length > 0 && (
          <span className={styles.searchOptionExcerpt}>
            <Segments segments={excerpt} />
          </span>
        )}
      </>
    );
  },
  (before, now) => isSame(before.hit.title, now.hit.title) && isSame(before.hit.excerpt, now.hit.excerpt),
);

const isSame = (before: readonly Segment[], now: readonly Segment[]): boolean =>
  before.length === now.length &&
  before.every(({ text, marked }, place) => text === now[place]?.text && marked === now[place].marked);
