'use client';

import { withBase } from '@/lib/config/routes';
import { strings } from '@/lib/config/strings';
import type { SidebarCategory, SidebarItem } from '@/lib/site/types';
import { categoryKey } from './sidebar-branch';
import styles from './sidebar.module.css';
import type { OpenCategories } from './use-open-categories.client';

type Place = Readonly<{ baseUrl: string; route: string; categories: OpenCategories }>;

export type SidebarProps = Readonly<{ items: readonly SidebarItem[]; place: Place }>;

/** The docs' pages as nested lists; categories are `<details>`, so they open and close without JavaScript. */
export function Sidebar({ items, place }: SidebarProps) {
  return (
    <nav className={styles.sidebar} aria-label={strings.docs.sidebar}>
      <Items items={items} place={place} parentKey="" />
    </nav>
  );
}

type ItemsProps = SidebarProps & { readonly parentKey: string };

function Items({ items, place, parentKey }: ItemsProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={`${item.kind} ${item.route ?? item.label}`}>
          {item.kind === 'link' ? (
            <PageLink route={item.route} label={item.label} place={place} />
          ) : (
            <Category category={item} place={place} parentKey={parentKey} />
          )}
        </li>
      ))}
    </ul>
  );
}

type CategoryProps = Readonly<{ category: SidebarCategory; place: Place; parentKey: string }>;

/**
 * A category with a page of its own is a link, and beside it the `<summary>` as a toggle: a link inside a summary cannot be used by all.
 * Closed, it holds nothing, so that a page does not carry the whole tree; without JavaScript its page, where it is open, leads on.
 */
function Category({ category, place, parentKey }: CategoryProps) {
  const { label, route, items } = category;
  const key = categoryKey(parentKey, category);
  const { open, setOpen } = place.categories;
  const isOpen = open.has(key);
  // The reader may have opened or closed it before React was there to see it.
  const adopt = (details: HTMLDetailsElement | null): void => {
    if (details && details.open !== isOpen) setOpen(key, details.open);
  };
  return (
    <>
      {route !== undefined && <PageLink route={route} label={label} place={place} />}
      <details ref={adopt} open={isOpen} onToggle={(event) => setOpen(key, event.currentTarget.open)}>
        {route === undefined ? <summary>{label}</summary> : <summary aria-label={strings.docs.category(label)} />}
        {(isOpen || route === undefined) && <Items items={items} place={place} parentKey={key} />}
      </details>
    </>
  );
}

type PageLinkProps = Readonly<{ route: string; label: string; place: Place }>;

function PageLink({ route, label, place }: PageLinkProps) {
  return (
    <a href={withBase(place.baseUrl, route)} aria-current={route === place.route ? 'page' : undefined}>
      {label}
    </a>
  );
}
