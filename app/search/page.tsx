import type { Metadata } from 'next';
import { JsonLd } from '@/components/docs/json-ld';
import { SearchPageView } from '@/components/search/search-page-view';
import { pageJsonLd, pageMetadata } from '@/lib/site/metadata';
import { searchPageModel } from '@/lib/site/search-page-model';

export const generateMetadata = (): Metadata => pageMetadata(searchPageModel());

export default function SearchRoute() {
  const page = searchPageModel();
  return (
    <>
      <JsonLd text={pageJsonLd(page)} />
      <SearchPageView page={page} />
      <ReloadAtNewIndexes />
    </>
  );
}

/** Under `npm run dev`: the page keeps the indexes that it has loaded, so it reloads when they are rebuilt. */
async function ReloadAtNewIndexes() {
  if (process.env.NODE_ENV !== 'production') {
    const { indexState } = await import('@/.generated/index-state');
    const { ReloadAtChange } = await import('@/components/feedback/reload-at-change.client');
    return <ReloadAtChange state={indexState} />;
  }
  return null;
}
