'use client';

import { type ReactNode, useEffect, useMemo } from 'react';
import { searchStrings } from '@/lib/config/search-strings';
import { useHydrated } from '../ui/use-hydrated.client';
import { ResultList } from './result-list.client';
import { filterOf } from './search-address';
import { SearchFilters } from './search-filters.client';
import { SearchPageForm } from './search-page-form';
import styles from './search-page.module.css';
import { useSearch } from './use-search.client';
import { useSearchAddress } from './use-search-address.client';
import { useSearchClient } from './use-search-client.client';
import { useViewedReport } from './use-viewed-report.client';

type SearchPageProps = Readonly<{ /** What stands where no query is given: all pages. */ children: ReactNode }>;

/** The search page's form and, by its address, all results of a query or the index of all pages. */
export function SearchPage({ children }: SearchPageProps) {
  // An exported page knows no address: it is the index.
  return useHydrated() ? (
    <LivePage>{children}</LivePage>
  ) : (
    <>
      <SearchPageForm />
      <div className={styles.index}>{children}</div>
    </>
  );
}

function LivePage({ children }: SearchPageProps) {
  const { address, type, go } = useSearchAddress();
  const { query, type: pageType, section, tag } = address;
  const client = useSearchClient();
  const filter = useMemo(() => filterOf({ query: '', type: pageType, section, tag }), [pageType, section, tag]);
  const isFiltered = pageType !== '' || section !== '' || tag !== '';
  // All results too, since they say what there is to filter by.
  const all = useSearch({ client, query, limit: Infinity });
  const filtered = useSearch({ client, query: isFiltered ? query : '', filter, limit: Infinity });
  const found = isFiltered ? filtered : all;
  useViewedReport(found.outcome);
  useEffect(() => {
    client.warm();
    // public/static/boot.js hides the index before it is known whether results take its place.
    delete document.documentElement.dataset['query'];
  }, [client]);

  return (
    <>
      <SearchPageForm query={query} status={found.status} onType={type} onSubmit={() => go({})} />
      {query.trim() === '' ? (
        <div className={styles.index}>{children}</div>
      ) : (
        <div className={styles.found} aria-busy={found.status !== 'idle'}>
          {all.outcome && <SearchFilters address={address} outcome={all.outcome} change={go} />}
          {found.outcome && <ResultList key={found.outcome.query} outcome={found.outcome} />}
          {found.status === 'stalled' && <p role="status">{searchStrings.loading}</p>}
        </div>
      )}
    </>
  );
}
