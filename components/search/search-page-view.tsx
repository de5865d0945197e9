import './search-page.css';
import { searchStrings } from '@/lib/config/search-strings';
import type { SearchPage as SearchPageModel } from '@/lib/site/types';
import { PageHeader } from '../docs/page-header';
import { Main } from '../layout/main';
import { StaticHtml } from '../mdx/static-html.client';
import { CornerDrawing } from '../ui/corner-drawing';
import { PageIndex } from './page-index';
import { keySwitchMarkup, pageMarkup } from './search-markup';

/** The search page: a form, its results, and the index of all pages, which is all there is without JavaScript. `start-search.ts` may change it before hydration. */
export function SearchPageView({ page }: { readonly page: SearchPageModel }) {
  return (
    <Main className="search-page">
      <PageHeader title={page.title} lead={page.description} />
      <p className="search-no-script">{searchStrings.noScript}</p>
      <div data-search suppressHydrationWarning>
        <StaticHtml html={pageMarkup} />
        <div className="search-none" hidden suppressHydrationWarning>
          <CornerDrawing />
          <div>
            <p className="search-none-title">{searchStrings.noResults}</p>
            <p>{searchStrings.advice}</p>
          </div>
        </div>
        <div className="search-index" suppressHydrationWarning>
          <PageIndex letters={page.letters} />
        </div>
      </div>
      <StaticHtml html={keySwitchMarkup} />
    </Main>
  );
}
