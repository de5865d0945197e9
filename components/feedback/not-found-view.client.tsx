'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { routes, withBase } from '@/lib/config/routes';
import { strings } from '@/lib/config/strings';
import { Main } from '../layout/main';
import button from '../ui/button.module.css';
import { CornerDrawing } from '../ui/corner-drawing';
import { findNearest } from './find-nearest';
import type { KnownPage } from './nearest-routes';
import styles from './not-found-view.module.css';

/** What an address without a page shows: the two places to start from and, once the list of pages is there, the pages that were probably meant. */
export function NotFoundView({ baseUrl }: { readonly baseUrl: string }) {
  const nearest = useNearest(baseUrl);
  return (
    <Main className={styles.notFound} needsRuntime>
      <div>
        <h1>{strings.notFound.title}</h1>
        <p className={styles.notFoundViewText}>{strings.notFound.text}</p>
        <p className={styles.notFoundViewWays}>
          <a className={button.primary} href={withBase(baseUrl, routes.home)}>
            {strings.notFound.home}
          </a>
          <a className={button.buttonSecondary} href={withBase(baseUrl, routes.docs)}>
            {strings.notFound.docs}
          </a>
        </p>
        <div className="visually-hidden" role="status">
          {nearest.length > 0 && strings.notFound.found(nearest.length)}
        </div>
        {nearest.length > 0 && <Nearest pages={nearest} baseUrl={baseUrl} />}
      </div>
      <CornerDrawing className={styles.notFoundViewDrawing} />
    </Main>
  );
}

function useNearest(baseUrl: string): readonly KnownPage[] {
  const pathname = usePathname();
  const [nearest, setNearest] = useState<readonly KnownPage[]>([]);
  useEffect(() => {
    let isWanted = true;
    void findNearest(pathname, withBase(baseUrl, '/routes.json')).then((pages) => isWanted && setNearest(pages));
    return () => {
      isWanted = false;
    };
  }, [pathname, baseUrl]);
  return nearest;
}

function Nearest({ pages, baseUrl }: { readonly pages: readonly KnownPage[]; readonly baseUrl: string }) {
  return (
    <section className={styles.nearest} aria-labelledby="nearest">
      <h2 id="nearest">{strings.notFound.nearest}</h2>
      <ul className={styles.notFoundViewList}>
        {pages.map(({ route, title }) => (
          <li key={route}>
            <a href={withBase(baseUrl, route)}>{title}</a>
            <code>{route}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
