'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useMemo } from 'react';
import { sidebars } from '@/.generated/sidebars';
import { versions } from '@/.generated/versions';
import { Main } from '@/components/layout/main';
import { useSecondaryMenu } from '@/components/nav/mobile-menu-context.client';
import { normalizeRoute } from '@/lib/config/routes';
import styles from './docs-shell.module.css';
import { findSidebar } from './find-sidebar';
import { Sidebar } from './sidebar.client';
import { useOpenCategories } from './use-open-categories.client';

export type DocsShellProps = Readonly<{ baseUrl: string; children: ReactNode }>;

/** The frame of all docs pages: the sidebar of the page's version, which stays mounted from page to page, and the page. */
export function DocsShell({ baseUrl, children }: DocsShellProps) {
  const route = normalizeRoute(usePathname());
  const sidebar = useMemo(() => findSidebar({ sidebars, versions, route }), [route]);
  const categories = useOpenCategories(sidebar, route);
  const { open, setOpen } = categories;
  const content = useMemo(
    () => sidebar && <Sidebar items={sidebar.items} place={{ baseUrl, route, categories: { open, setOpen } }} />,
    [sidebar, baseUrl, route, open, setOpen],
  );
  useSecondaryMenu(content);
  return (
    <div className={styles.shell}>
      {content && (
        <div className={styles.docsShellSidebar} data-sidebar="">
          {content}
        </div>
      )}
      <Main className={styles.docsShellContent}>{children}</Main>
    </div>
  );
}
