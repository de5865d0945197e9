import { routes, withBase } from '@/lib/config/routes';
import { strings } from '@/lib/config/strings';
import { Icon } from '../ui/icon';
import { StaticPart } from '../ui/static-part.client';
import { maxQueryLength } from './max-query-length';
import styles from './search-box.module.css';

/** The search box as it is without any code: leads to the search page. Below the desktop width its input lies unseen over the icon, and it lies over the navbar while the input has the focus. */
export function SearchForm({ baseUrl }: { readonly baseUrl: string }) {
  return (
    <StaticPart name="search-form">
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
    </StaticPart>
  );
}
