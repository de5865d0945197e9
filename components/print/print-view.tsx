import { FactBox } from '@/components/docs/fact-box';
import { PageFrame } from '@/components/docs/page-frame';
import { PageHeader } from '@/components/docs/page-header';
import { TocEntries } from '@/components/docs/toc';
import { Main } from '@/components/layout/main';
import { StaticHtml } from '@/components/mdx/static-html.client';
import { withBase } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { strings } from '@/lib/config/strings';
import type { PrintedPage, PrintPage } from '@/lib/site/types';
import styles from './print-view.module.css';

/** A section of the docs for paper: its title, a table of contents for all its pages, and the pages one after the other. */
export function PrintView({ page }: { readonly page: PrintPage }) {
  return (
    <Main>
      <PageFrame toc={[]} isCentered>
        <article id={page.id} className={styles.printViewSection}>
          <PageHeader title={page.title} lead={page.description}>
            <p className={styles.printViewNote}>{strings.print.note}</p>
          </PageHeader>
          <nav className={styles.contents} aria-label={strings.print.contents} data-print="">
            <TocEntries toc={page.toc} />
          </nav>
          {page.pages.map((printed) => (
            <Printed key={printed.id} page={printed} />
          ))}
        </article>
      </PageFrame>
    </Main>
  );
}

function Printed({
  page: { id, title, description, depth, route, integration, html },
}: {
  readonly page: PrintedPage;
}) {
  const Title = `h${Math.min(6, depth + 2)}` as 'h2';
  return (
    <section className={depth === 0 ? `${styles.printViewPage} ${styles.first}` : styles.printViewPage}>
      <Title id={id} className={styles.printViewTitle}>
        {title}
      </Title>
      {description !== '' && <p className={styles.printViewLead}>{description}</p>}
      {route !== undefined && (
        <p className={styles.address}>
          <a href={withBase(site.baseUrl, route)}>{route}</a>
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
