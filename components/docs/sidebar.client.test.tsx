// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sidebar as SidebarModel } from '@/lib/site/types';
import { Sidebar } from './sidebar.client';

vi.mock('@/.generated/search-settings', () => ({ searchSettings: { baseUrl: '/preview/' } }));

const model: SidebarModel = {
  id: 'docs',
  version: 'current',
  items: [
    { kind: 'link', route: '/docs', label: 'Start here' },
    {
      kind: 'category',
      label: 'Scanners',
      route: '/docs/scanners',
      collapsed: true,
      items: [{ kind: 'link', route: '/docs/scanners/nmap', label: 'Nmap' }],
    },
    {
      kind: 'category',
      label: 'API',
      collapsed: true,
      items: [
        {
          kind: 'category',
          label: 'CRDs',
          collapsed: true,
          items: [{ kind: 'link', route: '/docs/api/crds/scan', label: 'Scan' }],
        },
      ],
    },
    {
      kind: 'category',
      label: 'How-tos',
      collapsed: false,
      items: [{ kind: 'link', route: '/docs/how-tos/scope', label: 'Scope' }],
    },
  ],
};

let root: Root;
const open = (route: string): void => act(() => root.render(<Sidebar items={model.items} route={route} />));
const openCategories = (): (string | null)[] =>
  [...document.querySelectorAll('details[open] > summary')].map((summary) => summary.ariaLabel ?? summary.textContent);
beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = '<div id="app"></div>';
  root = createRoot(document.getElementById('app') as HTMLElement);
});
afterEach(() => act(() => root.unmount()));

describe('the sidebar', () => {
  it('opens the branch of the current page and the categories that do not start closed', () => {
    open('/docs/api/crds/scan');
    expect(openCategories()).toEqual(['API', 'CRDs', 'How-tos']);
  });

  it('contains the pages of closed categories too, which open without JavaScript', () => {
    open('/docs/api/crds/scan');
    expect(document.querySelector('details:not([open]) a[href="/preview/docs/scanners/nmap"]')).not.toBeNull();
  });

  it('marks the current page and nothing else', () => {
    open('/docs/scanners/nmap');
    const current = [...document.querySelectorAll('[aria-current]')];
    expect(current.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['/preview/docs/scanners/nmap', 'page'],
    ]);
  });

  it('gives a category with a page both a link and a toggle of its own', () => {
    open('/docs/scanners');
    expect(document.querySelector('a[href="/preview/docs/scanners"]')?.getAttribute('aria-current')).toBe('page');
    expect(openCategories()).toContain('Pages in Scanners');
    expect(document.querySelector('summary a')).toBeNull();
  });

  it('leaves categories as the reader left them on the way to another page', () => {
    open('/docs');
    for (const details of document.querySelectorAll('details')) details.open = !details.open;
    open('/docs/how-tos/scope');
    expect(openCategories()).toEqual(['Pages in Scanners', 'API', 'CRDs']);
  });
});
