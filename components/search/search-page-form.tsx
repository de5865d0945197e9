import { searchSettings } from '@/.generated/search-settings';
import { routes, withBase } from '@/lib/config/routes';
import { searchStrings } from '@/lib/config/search-strings';
import { strings } from '@/lib/config/strings';
import button from '../ui/button.module.css';
import { Icon } from '../ui/icon';
import { maxQueryLength } from './max-query-length';
import styles from './search-page-form.module.css';
import type { SearchStatus } from './use-search.client';

type SearchPageFormProps = Readonly<{
  query?: string;
  status?: SearchStatus;
  onType?: (query: string) => void;
  onSubmit?: () => void;
}>;

/** The form of the search page; without its handlers it is what stands in the exported page. */
export function SearchPageForm({ query, status = 'idle', onType, onSubmit }: SearchPageFormProps) {
  return (
    <form
      className={styles.searchPageForm}
      role="search"
      aria-label={searchStrings.pageForm}
      action={withBase(searchSettings.baseUrl, routes.search)}
      data-status={status}
      onSubmit={(event) => {
        if (!onSubmit) return;
        event.preventDefault();
        onSubmit();
      }}
    >
      <label className={styles.searchPageFormField}>
        <span className="visually-hidden">{strings.search.input}</span>
        <Icon name="search" />
        <input
          className={styles.searchPageFormInput}
          type="search"
          name="q"
          {...(onType && {
            value: query,
            onChange: (event) => onType(event.currentTarget.value.slice(0, maxQueryLength)),
          })}
          placeholder={strings.search.placeholder}
          maxLength={maxQueryLength}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <button type="submit" className={button.primary}>
        {strings.search.submit}
      </button>
    </form>
  );
}
