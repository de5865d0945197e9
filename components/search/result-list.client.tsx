'use client';

import { useDeferredValue, useState } from 'react';
import { searchSettings } from '@/.generated/search-settings';
import { withBase } from '@/lib/config/routes';
import { searchStrings } from '@/lib/config/search-strings';
import { strings } from '@/lib/config/strings';
import type { HitGroup, SearchOutcome } from '@/lib/search/common/types';
import button from '../ui/button.module.css';
import { EmptyState } from '../ui/empty-state';
import { relaxedNote } from './describe-outcome';
import { hitRoute } from './hit-route';
import { PageLine } from './page-line';
import styles from './result-list.module.css';
import { Segments } from './segments';

/** Pages shown at first; more would cost the reader's machine more than they are looked at. */
const firstPages = 20;

/** All results of a query, by page. */
export function ResultList({ outcome: latest }: { readonly outcome: SearchOutcome }) {
  const outcome = useDeferredValue(latest);
  const [isWhole, setWhole] = useState(false);
  const { groups, total } = outcome;
  const note = relaxedNote(outcome);
  const shown = isWhole ? groups : groups.slice(0, firstPages);
  return (
    <div className={styles.results}>
      <p className={styles.resultListCount} role="status">
        {groups.length === 0 ? strings.search.noResults : searchStrings.resultCount(total, groups.length)}
        {note && <span className={styles.resultListNote}>{note}</span>}
      </p>
      {groups.length === 0 ? (
        <EmptyState title={strings.search.noResults}>
          <p>{searchStrings.advice}</p>
        </EmptyState>
      ) : (
        <ol className={styles.pages}>
          {shown.map((group) => (
            <Page key={group.route} group={group} outcome={outcome} />
          ))}
        </ol>
      )}
      {shown.length < groups.length && (
        <button type="button" className={button.buttonSecondary} onClick={() => setWhole(true)}>
          {searchStrings.morePages(groups.length - shown.length)}
        </button>
      )}
    </div>
  );
}

function Page({ group, outcome }: { readonly group: HitGroup; readonly outcome: SearchOutcome }) {
  return (
    <li>
      <h2 className={styles.resultListPlace}>
        <PageLine page={group} />
      </h2>
      <ul className={styles.hits}>
        {group.hits.map((hit) => (
          <li key={hit.document.sectionRoute}>
            <a className={styles.resultListHit} href={withBase(searchSettings.baseUrl, hitRoute(outcome, hit))}>
              <Segments segments={hit.title} />
            </a>
            <p className={styles.resultListExcerpt}>
              <Segments segments={hit.excerpt} />
            </p>
          </li>
        ))}
      </ul>
    </li>
  );
}
