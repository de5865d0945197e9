import { strings } from '@/lib/config/strings';
import type { CategoryPage } from '@/lib/site/types';
import { IntegrationsTable } from '../integrations/integrations-table';
import { ScannerMatrix } from '../integrations/scanner-matrix';
import { hrefTo } from '../ui/href-to';
import { Breadcrumbs } from './breadcrumbs';
import { CardList } from './card-list';
import { PageFrame } from './page-frame';
import { PageHeader } from './page-header';
import { PageNotices } from './page-notices';
import { Pager } from './pager';

/** A docs page generated for a category: its entries with a line on what each is; scanners and hooks in a table. */
export function CategoryView({ page }: { readonly page: CategoryPage }) {
  const { cards } = page;
  const integrations = cards.flatMap(({ integration, label, route }) =>
    integration ? [{ ...integration, title: label, href: hrefTo(route) }] : [],
  );
  const scanners = integrations.flatMap(({ facts, ...scanner }) => (facts ? [{ ...scanner, facts }] : []));
  const others = cards.filter(({ integration }) => !integration);
  return (
    <PageFrame toc={[]}>
      <Breadcrumbs breadcrumbs={page.breadcrumbs} route={page.route} />
      <PageNotices page={page} />
      <article>
        <PageHeader title={page.title} lead={page.description} version={page.version}>
          {page.printRoute !== undefined && <a href={hrefTo(page.printRoute)}>{strings.print.link}</a>}
        </PageHeader>
        {others.length > 0 && <CardList cards={others} />}
        {integrations.length > 0 && <IntegrationsTable label={page.title} items={integrations} />}
        {scanners.length > 0 && <ScannerMatrix scanners={scanners} />}
      </article>
      <Pager of="docs" before={page.prev} after={page.next} />
    </PageFrame>
  );
}
