'use client';

import './search-marks.css';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { normalizeRoute, routes } from '@/lib/config/routes';
import { searchStrings } from '@/lib/config/search-strings';
import { strings } from '@/lib/config/strings';
import { announce } from '../behavior/announce';
import { Icon } from '../ui/icon';
import styles from './landing-marks.module.css';
import { type MarkedPage, markMatches } from './mark-matches';
import { markedPlace } from './marked-place';
import { maxQueryLength } from './max-query-length';

/** Marks the words of `?q=` in the page that a search led to, once, and offers to take the marks away. */
export function LandingMarks() {
  const query = (useSearchParams().get('q') ?? '').slice(0, maxQueryLength).trim();
  const pathname = usePathname();
  if (query === '' || normalizeRoute(pathname) === routes.search) return null;
  return <Marks key={`${pathname} ${query}`} query={query} />;
}

const { marks: words } = searchStrings;

function Marks({ query }: { readonly query: string }) {
  const count = useMarks(query);
  if (count === 0) return null;
  return (
    <aside className={styles.landingMarksBar} aria-label={words.label}>
      <span className={styles.landingMarksCount}>{words.count(count, query)}</span>
      <button type="button" className={styles.landingMarksClear} aria-label={words.clear} onClick={clearQuery}>
        <Icon name="close" />
        {strings.search.clear}
      </button>
    </aside>
  );
}

/** Marks the query's words once the browser has time, and gives how many there are. */
function useMarks(query: string): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let made: MarkedPage | undefined;
    const frame = requestAnimationFrame(() => {
      const place = markedPlace(document);
      made = place ? markMatches(place, query) : undefined;
      setCount(made?.count ?? 0);
      if (made?.count) announce(document, words.count(made.count, query));
    });
    return () => {
      cancelAnimationFrame(frame);
      made?.clear();
    };
  }, [query]);
  return count;
}

/** Without the query in the address nothing is marked, and a copied address marks nothing either. */
function clearQuery(): void {
  const address = new URL(location.href);
  address.searchParams.delete('q');
  history.replaceState(null, '', address);
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  announce(document, words.cleared);
}
