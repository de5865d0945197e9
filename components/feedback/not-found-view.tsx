import { routes, withBase } from '@/lib/config/routes';
import { strings } from '@/lib/config/strings';
import { Main } from '../layout/main';
import button from '../ui/button.module.css';
import { CornerDrawing } from '../ui/corner-drawing';
import styles from './not-found-view.module.css';

const { docs, home, nearest, text, title } = strings.notFound;

/** What an address without a page shows: the two places to start from and, filled in by `suggest-pages`, the pages that were probably meant. */
export const NotFoundView = ({ baseUrl }: { readonly baseUrl: string }) => (
  <Main className={styles.notFound}>
    <div>
      <h1>{title}</h1>
      <p className={styles.notFoundViewText}>{text}</p>
      <p className={styles.notFoundViewWays}>
        <a className={button.primary} href={withBase(baseUrl, routes.home)}>
          {home}
        </a>
        <a className={button.buttonSecondary} href={withBase(baseUrl, routes.docs)}>
          {docs}
        </a>
      </p>
      <div className="visually-hidden" role="status" />
      <section className={styles.nearest} aria-labelledby="nearest" hidden data-base-url={baseUrl}>
        <h2 id="nearest">{nearest}</h2>
        <ul className={styles.notFoundViewList} />
      </section>
    </div>
    <CornerDrawing className={styles.notFoundViewDrawing} />
  </Main>
);
