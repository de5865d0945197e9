import type { ReactNode } from 'react';
import styles from './search-box.module.css';
import { SearchLoader } from './search-loader.client';

/** The search box of the navbar: a form, before which stands, once `SearchLoader` has loaded it, what answers while one types. */
export function SearchBox({ form }: { readonly form: ReactNode }) {
  return (
    <div className={styles.searchBox} data-search>
      <div className={styles.slot}>
        <SearchLoader />
      </div>
      {form}
    </div>
  );
}
