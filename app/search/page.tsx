import type { Metadata } from 'next';
import { JsonLd } from '@/components/docs/json-ld';
import { SearchPageView } from '@/components/search/search-page-view';
import { pageJsonLd, pageMetadata } from '@/lib/site/metadata';
import { searchPageModel } from '@/lib/site/search-page-model';

export function generateMetadata(): Metadata {
  return pageMetadata(searchPageModel());
}

export default function SearchRoute() {
  const page = searchPageModel();
  return (
    <>
      <JsonLd text={pageJsonLd(page)} />
      <SearchPageView page={page} />
    </>
  );
}
