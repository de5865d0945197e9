import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ofBuild } from '@/app/of-build';
import { CategoryView } from '@/components/docs/category-view';
import { DocView } from '@/components/docs/doc-view';
import { JsonLd } from '@/components/docs/json-ld';
import { articleComponents } from '@/components/mdx/article-components';
import { importContent } from '@/app/import-content';
import { docsModel, docsParams } from '@/lib/site/docs-model';
import { pageJsonLd, pageMetadata } from '@/lib/site/metadata';
import type { DocPage } from '@/lib/site/types';

type Props = { readonly params: Promise<{ readonly slug?: string[] }> };

export const generateStaticParams = ofBuild(docsParams);

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  pageMetadata(docsModel((await params).slug ?? []));

export default async function DocsPage({ params }: Props) {
  const page = docsModel((await params).slug ?? []) ?? notFound();
  return (
    <>
      <JsonLd text={pageJsonLd(page)} />
      {page.kind === 'category' ? <CategoryView page={page} /> : <Doc page={page} />}
    </>
  );
}

async function Doc({ page }: { readonly page: DocPage }) {
  const { default: Content, toc, variables } = await importContent(page.file);
  return (
    <DocView {...{ page, toc, variables }}>
      <Content components={articleComponents} />
    </DocView>
  );
}
