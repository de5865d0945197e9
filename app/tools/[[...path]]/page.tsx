import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/docs/json-ld';
import { BuildView } from '@/components/workshop/build-view';
import { CheckView } from '@/components/workshop/check-view';
import { ErrorsView } from '@/components/workshop/errors-view';
import { SymptomList } from '@/components/workshop/symptom-list';
import { ToolFrame } from '@/components/workshop/tool-frame';
import { ToolsView } from '@/components/workshop/tools-view';
import { browserScripts } from '@/lib/site/browser-scripts';
import { readSymptoms } from '@/lib/site/symptom-pages';
import { pageJsonLd, pageMetadata } from '@/lib/site/metadata';
import { toolsPageAt, toolsParams } from '@/lib/site/tools-model';
import type { ToolPage } from '@/lib/site/types';

type Props = { readonly params: Promise<{ readonly path?: string[] }> };

export const generateStaticParams = toolsParams;

const views = { check: CheckView, build: BuildView, errors: ErrorsView };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = toolsPageAt((await params).path ?? []);
  return page ? pageMetadata(page) : {};
}

export default async function ToolsRoute({ params }: Props) {
  const page = toolsPageAt((await params).path ?? []) ?? notFound();
  return (
    <>
      <JsonLd text={pageJsonLd(page)} />
      {page.kind === 'tools' ? <ToolsView page={page} /> : <Tool page={page} />}
    </>
  );
}

function Tool({ page }: { readonly page: ToolPage }) {
  const View = views[page.name];
  const scripts = browserScripts();
  const [checkWorker = ''] = scripts.checkWorker.split(' ');
  return (
    <ToolFrame
      page={page}
      script={scripts[`${page.name}Tool`]}
      checkWorker={checkWorker}
      reference={page.name === 'errors' && <SymptomList sections={readSymptoms()} />}
    >
      <View />
    </ToolFrame>
  );
}
