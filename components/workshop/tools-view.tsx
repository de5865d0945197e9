import './workshop.css';
import type { ToolsPage } from '@/lib/site/types';
import { Breadcrumbs } from '../docs/breadcrumbs';
import { CardList } from '../docs/card-list';
import { PageHeader } from '../docs/page-header';
import { Main } from '../layout/main';

/** The list of the tools. */
export const ToolsView = ({ page }: { readonly page: ToolsPage }) => (
  <Main className="tool-page">
    <Breadcrumbs breadcrumbs={page.breadcrumbs} route={page.route} />
    <PageHeader title={page.title} lead={page.description} />
    <CardList cards={page.cards} />
  </Main>
);
