import type { SearchPage as SearchPageModel } from '@/lib/site/types';
import { searchStrings } from '@/lib/config/search-strings';
import { PageHeader } from '../docs/page-header';
import { Main } from '../layout/main';
import { StaticPart } from '../ui/static-part.client';
import { PageIndex } from './page-index';
import { SearchKeySwitch } from './search-key-switch.client';
import { SearchPage } from './search-page.client';
import styles from './search-page-view.module.css';

/** The search page: the form, all results, and the index of all pages, which is all there is without JavaScript. */
export function SearchPageView({ page }: { readonly page: SearchPageModel }) {
  return (
    <Main className={styles.searchPageViewPage}>
      <PageHeader title={page.title} lead={page.description} />
      <p className={styles.noScript}>{searchStrings.noScript}</p>
      <SearchPage>
        <StaticPart name="index">
          <PageIndex letters={page.letters} />
        </StaticPart>
      </SearchPage>
      <SearchKeySwitch />
    </Main>
  );
}
