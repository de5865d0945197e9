import type { Metadata } from 'next';
import { JsonLd } from '@/components/docs/json-ld';
import { HomeView } from '@/components/home/home-view';
import { homeModel } from '@/lib/site/home-model';
import { pageJsonLd, pageMetadata } from '@/lib/site/metadata';

export const generateMetadata = (): Metadata => pageMetadata(homeModel());

export default function HomePage() {
  const page = homeModel();
  return (
    <>
      <JsonLd text={pageJsonLd(page)} />
      <HomeView page={page} />
    </>
  );
}
