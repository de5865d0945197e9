'use client';

import type { UseComboboxGetItemPropsReturnValue } from 'downshift';
import { searchSettings } from '@/.generated/search-settings';
import { withBase } from '@/lib/config/routes';
import { searchStrings } from '@/lib/config/search-strings';
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
        <a {...optionProps} tabIndex={-1} className={styles.hit} href={withBase(baseUrl, item.route)}>
          <span className={styles.title}>
            <Segments segments={item.hit.title} />
          </span>
          {item.hit.excerpt.length > 0 && (
            <span className={styles.excerpt}>
              <Segments segments={item.hit.excerpt} />
            </span>
          )}
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
