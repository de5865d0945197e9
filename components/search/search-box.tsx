import { StaticHtml } from '../mdx/static-html.client';
import { boxMarkup } from './search-markup';

/** The search box of the navbar. It is plain markup, which `start-search.ts` brings to life in the browser; React leaves it alone. */
export function SearchBox() {
  return (
    <div className="site-search" data-search suppressHydrationWarning>
      <StaticHtml html={boxMarkup} />
    </div>
  );
}
