import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Article } from '@/app/article';
import { onlyInBuild } from '@/app/only-in-build';
import { CategoryView } from '@/components/docs/category-view';
import { DocView } from '@/components/docs/doc-view';
import { JsonLd } from '@/components/docs/json-ld';
import { docsModel, docsParams } from '@/lib/site/docs-model';
import { pageJsonLd, pageMetadata } from '@/lib/site/metadata';

type Props = { readonly params: Promise<{ readonly slug?: string[] }> };

export const generateStaticParams = onlyInBuild(docsParams);

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  pageMetadata(docsModel((await params).slug ?? []));

export default async function DocsPage({ params }: Props) {
  const page = docsModel((await params).slug ?? []) ?? notFound();
  return (
    <>
      <JsonLd text={pageJsonLd(page)} />
      {page.kind === 'category' ? <CategoryView page={page} /> : <Article page={page} View={DocView} />}
    </>
  );
}
