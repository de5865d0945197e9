// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sidebar as SidebarModel } from '@/lib/site/types';
import { Sidebar } from './sidebar.client';
import { useOpenCategories } from './use-open-categories.client';

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

function Page({ route }: { readonly route: string }) {
  return (
    <Sidebar items={model.items} place={{ baseUrl: '/preview/', route, categories: useOpenCategories(model, route) }} />
  );
}

let root: Root;
const open = (route: string): void => act(() => root.render(<Page route={route} />));
const openCategories = (): (string | null)[] =>
  [...document.querySelectorAll('details[open] > summary')].map((summary) => summary.ariaLabel ?? summary.textContent);
const toggle = (name: string): void => {
  const summary = [...document.querySelectorAll('summary')].find(
    (each) => (each.ariaLabel ?? each.textContent) === name,
  );
  const details = summary?.parentElement as HTMLDetailsElement;
  act(() => {
    details.open = !details.open;
    details.dispatchEvent(new Event('toggle'));
  });
};

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

  it('holds the pages of closed categories that have a page only once they are opened', () => {
    open('/docs/api/crds/scan');
    expect(document.querySelector('a[href="/preview/docs/scanners/nmap"]')).toBeNull();
    toggle('Pages in Scanners');
    expect(document.querySelector('a[href="/preview/docs/scanners/nmap"]')).not.toBeNull();
    open('/docs');
    expect(document.querySelector('a[href="/preview/docs/api/crds/scan"]')).not.toBeNull();
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

  it('keeps what the reader opened and closed on the way to another page', () => {
    open('/docs');
    toggle('API');
    toggle('How-tos');
    open('/docs/scanners/nmap');
    expect(openCategories()).toEqual(['Pages in Scanners', 'API']);
  });

  it('does not close the branch that the reader leaves', () => {
    open('/docs/scanners/nmap');
    open('/docs/api/crds/scan');
    expect(openCategories()).toContain('Pages in Scanners');
  });

  it('opens a branch again that the reader closed, when a page in it is visited', () => {
    open('/docs/scanners/nmap');
    toggle('Pages in Scanners');
    expect(openCategories()).not.toContain('Pages in Scanners');
    open('/docs/scanners');
    expect(openCategories()).toContain('Pages in Scanners');
  });
});
