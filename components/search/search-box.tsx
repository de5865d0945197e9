import { routes, withBase } from '@/lib/config/routes';
import { strings } from '@/lib/config/strings';
import { Icon } from '../ui/icon';
import { maxQueryLength } from './max-query-length';
import styles from './search-box.module.css';
import { SearchLoader } from './search-loader.client';

/**
 * The search box of the navbar as it is without any code: a form that leads to the search page. `SearchLoader` loads what makes it answer while
 * one types, which then stands in front of the form, in its place. Below the desktop width the input lies unseen over the icon, and the box lies over the navbar while the input has the focus.
 */
export function SearchBox({ baseUrl }: { readonly baseUrl: string }) {
  return (
    <div className={styles.searchBox} data-search>
      <div className={styles.slot}>
        <SearchLoader />
      </div>
      <form
        className={styles.searchBoxForm}
        role="search"
        aria-label={strings.search.label}
        action={withBase(baseUrl, routes.search)}
      >
        <button
          type="submit"
          className={styles.searchBoxSubmit}
          aria-label={strings.search.submit}
          title={strings.search.submit}
        >
          <Icon name="search" />
        </button>
        <input
          className={styles.searchBoxInput}
          name="q"
          aria-label={strings.search.input}
          placeholder={strings.search.placeholder}
          maxLength={maxQueryLength}
          autoComplete="off"
          enterKeyHint="search"
        />
        <kbd className={styles.searchBoxKey} aria-hidden>
          /
        </kbd>
      </form>
    </div>
  );
}
