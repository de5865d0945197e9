'use client';

import { useState } from 'react';
import { strings } from '@/lib/config/strings';
import type { SidebarCategory, SidebarItem } from '@/lib/site/types';
import { addressOf } from '../behavior/address-of';
import { holdsRoute } from './find-sidebar';

type SidebarProps = Readonly<{ items: readonly SidebarItem[]; /** Route of the page being read. */ route: string }>;

/** The docs' pages as nested lists; categories are `<details>`, so they open and close without JavaScript. */
export const Sidebar = (props: SidebarProps) => (
  <nav className="sidebar" aria-label={strings.docs.sidebar}>
    <Items {...props} />
  </nav>
);

const Items = ({ items, route }: SidebarProps) => (
  <ul>
    {items.map((item) => (
      <li key={`${item.kind} ${item.route ?? item.label}`}>
        {item.route !== undefined && (
          <a href={addressOf(item.route)} aria-current={item.route === route ? 'page' : undefined}>
            {item.label}
          </a>
        )}
        {item.kind === 'category' && <Category category={item} current={route} />}
      </li>
    ))}
  </ul>
);

/** If a category has a page of its own, the `<summary>` beside the link is only the toggle: not all readers can use a link inside a summary. */
function Category({ category, current }: Readonly<{ category: SidebarCategory; current: string }>) {
  const { label, route, items, collapsed } = category;
  // The initial state only, which the reader may then change; `behavior/sidebar` opens the branch that a navigation leads to.
  const [isOpen] = useState(!collapsed || holdsRoute(category, current));
  return (
    <details open={isOpen}>
      {route === undefined ? <summary>{label}</summary> : <summary aria-label={strings.docs.category(label)} />}
      <Items items={items} route={current} />
    </details>
  );
}
