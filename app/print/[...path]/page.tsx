import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { onlyInBuild } from '@/app/only-in-build';
import { PrintView } from '@/components/print/print-view';
import { pageMetadata } from '@/lib/site/metadata';
import { printModel, printParams } from '@/lib/site/print-model';

type Props = { readonly params: Promise<{ readonly path: string[] }> };

export const generateStaticParams = onlyInBuild(printParams);

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  pageMetadata(printModel((await params).path));

export default async function PrintRoute({ params }: Props) {
  const page = printModel((await params).path) ?? notFound();
  return <PrintView page={page} />;
}
