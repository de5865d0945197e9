// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CategoryPage } from '@/lib/site/types';
import { CategoryView } from './category-view';

const page: CategoryPage = {
  kind: 'category',
  route: '/docs/scanners',
  title: 'Scanners',
  description: 'Find the scanner for your target.',
  keywords: [],
  unlisted: false,
  draft: false,
  version: { label: 'Current', isLatest: true, banner: 'none', latestRoute: '/docs/scanners' },
  breadcrumbs: [{ label: 'Scanners', route: '/docs/scanners' }],
  cards: [
    {
      route: '/docs/scanners/nmap',
      label: 'Nmap',
      description: 'A long description.',
      integration: {
        kind: 'scanner',
        type: 'Network',
        state: 'released',
        appVersion: '7.93',
        usecase: 'Find open ports',
      },
    },
    { route: '/docs/scanners/own', label: 'Your own', description: 'Write a scanner.' },
  ],
};

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<CategoryView page={page} />);
});

describe('a page generated for a category', () => {
  it('lists each entry with its description', () => {
    const rows = [...document.querySelectorAll('article li')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([['Your own', 'Write a scanner.']]);
  });
});
