import '../docs/centered-frame.css';
import './print-view.css';
import { FactBox } from '@/components/docs/fact-box';
import { PageFrame } from '@/components/docs/page-frame';
import { PageHeader } from '@/components/docs/page-header';
import { TocEntries } from '@/components/docs/toc';
import { Main } from '@/components/layout/main';
import { StaticHtml } from '@/components/mdx/static-html.client';
import { hrefTo } from '@/components/ui/href-to';
import { strings } from '@/lib/config/strings';
import type { PrintedPage, PrintPage } from '@/lib/site/types';

/** A section of the docs for print: its title, a table of contents for all its pages, and the pages one after the other. */
export function PrintView({ page }: { readonly page: PrintPage }) {
  return (
    <Main>
      <PageFrame toc={[]} className="centered-frame">
        <article id={page.id} className="print-view-section">
          <PageHeader title={page.title} lead={page.description}>
            <p className="print-view-note">{strings.print.note}</p>
          </PageHeader>
          <nav className="print-view-contents" aria-label={strings.print.contents} data-print="">
            <TocEntries toc={page.toc} />
          </nav>
          {page.pages.map((printed) => (
            <Printed key={printed.id} {...printed} />
          ))}
        </article>
      </PageFrame>
    </Main>
  );
}

function Printed({ id, title, description, depth, route, integration, html }: PrintedPage) {
  const Title = `h${Math.min(6, depth + 2)}` as 'h2';
  return (
    <section className={depth === 0 ? 'print-view-page print-view-first' : 'print-view-page'}>
      <Title id={id} className="print-view-title">
        {title}
      </Title>
      {description !== '' && <p className="print-view-lead">{description}</p>}
      {route !== undefined && (
        <p className="print-view-address">
          <a href={hrefTo(route)}>{route}</a>
        </p>
      )}
      {integration && <FactBox integration={integration} />}
      {html !== '' && (
        <div className="prose">
          <StaticHtml html={html} />
        </div>
      )}
    </section>
  );
}
