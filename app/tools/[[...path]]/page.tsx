import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Breadcrumbs } from '@/components/docs/breadcrumbs';
import { CardList } from '@/components/docs/card-list';
import { JsonLd } from '@/components/docs/json-ld';
import { PageHeader } from '@/components/docs/page-header';
import { Main } from '@/components/layout/main';
import { BuildView } from '@/components/tools/build-view';
import { CheckView } from '@/components/tools/check-view';
import { ErrorsView } from '@/components/tools/errors-view';
import { SymptomList } from '@/components/tools/symptom-list';
import { ToolFrame } from '@/components/tools/tool-frame';
import { TypeList } from '@/components/tools/type-list';
import { browserScripts } from '@/lib/site/browser-scripts';
import { readSymptoms } from '@/lib/site/symptom-pages';
import { pageJsonLd, pageMetadata } from '@/lib/site/metadata';
import { toolsPageAt, toolsParams } from '@/lib/site/tools-model';
import type { ToolPage } from '@/lib/site/types';

type Props = { readonly params: Promise<{ readonly path?: string[] }> };

export const generateStaticParams = toolsParams;

const workers = { check: 'checkWorker', build: 'checkWorker', errors: 'errorsWorker' } as const;
const views = { check: CheckView, build: BuildView, errors: ErrorsView };
const references = { check: () => null, build: TypeList, errors: () => <SymptomList sections={readSymptoms()} /> };

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  pageMetadata(toolsPageAt((await params).path ?? []));

export default async function ToolsRoute({ params }: Props) {
  const page = toolsPageAt((await params).path ?? []) ?? notFound();
  return (
    <Main className="tool-page">
      <JsonLd text={pageJsonLd(page)} />
      <Breadcrumbs breadcrumbs={page.breadcrumbs} route={page.route} />
      <PageHeader title={page.title} lead={page.description} />
      {page.kind === 'tools' ? <CardList cards={page.cards} /> : <Tool page={page} />}
    </Main>
  );
}

function Tool({ page }: { readonly page: ToolPage }) {
  const [View, Reference] = [views[page.name], references[page.name]];
  const scripts = browserScripts();
  const [worker = ''] = scripts[workers[page.name]].split(' ');
  return (
    <ToolFrame page={page} script={scripts[`${page.name}Tool`]} worker={worker} reference={<Reference />}>
      <View />
    </ToolFrame>
  );
}
