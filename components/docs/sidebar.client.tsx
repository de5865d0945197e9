'use client';

import { useState } from 'react';
import { withBase } from '@/lib/config/routes';
import { strings } from '@/lib/config/strings';
import type { SidebarCategory, SidebarItem } from '@/lib/site/types';
import { holdsRoute } from './holds-route';

type Place = Readonly<{ baseUrl: string; route: string }>;

export type SidebarProps = Readonly<{ items: readonly SidebarItem[]; place: Place }>;

/** The docs' pages as nested lists; categories are `<details>`, so they open and close without JavaScript. */
export function Sidebar({ items, place }: SidebarProps) {
  // Categories are built open or closed once and then belong to the reader; `behavior/current-page` opens the branch that a navigation leads to.
  const [startRoute] = useState(place.route);
  return (
    <nav className="sidebar" aria-label={strings.docs.sidebar}>
      <Items items={items} place={place} startRoute={startRoute} />
    </nav>
  );
}

type ItemsProps = SidebarProps & { readonly startRoute: string };

function Items({ items, place, startRoute }: ItemsProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={`${item.kind} ${item.route ?? item.label}`}>
          {item.route !== undefined && <PageLink route={item.route} label={item.label} place={place} />}
          {item.kind === 'category' && <Category category={item} place={place} startRoute={startRoute} />}
        </li>
      ))}
    </ul>
  );
}

type CategoryProps = Omit<ItemsProps, 'items'> & { readonly category: SidebarCategory };

/** Beside a category that has a page of its own, the `<summary>` is only the toggle: a link inside a summary cannot be used by all. */
function Category({ category, place, startRoute }: CategoryProps) {
  const { label, route, items, collapsed } = category;
  return (
    <details open={!collapsed || holdsRoute(category, startRoute)}>
      {route === undefined ? <summary>{label}</summary> : <summary aria-label={strings.docs.category(label)} />}
      <Items items={items} place={place} startRoute={startRoute} />
    </details>
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
