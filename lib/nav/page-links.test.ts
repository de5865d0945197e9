import { describe, expect, it } from 'vitest';
import { testSite } from '../content/fixtures/test-site';
import type { Content } from '../content/types';
import { buildBreadcrumbs } from './build-breadcrumbs';
import { buildPagination } from './build-pagination';
import { buildSidebars } from './build-sidebars';
import { categoryCards } from './category-cards';
import { readDocs } from './fixtures/read-docs';

const site = testSite();

const docOf = (content: Content, id: string) => {
  const doc = content.docs.find((candidate) => candidate.id === id);
  if (!doc) throw new Error(`no doc ${id}`);
  return doc;
};

const categoryOf = (content: Content, folder: string) => {
  const category = content.categories.find((candidate) => candidate.folder === folder);
  if (!category) throw new Error(`no category ${folder}`);
  return category;
};

describe('buildBreadcrumbs', () => {
  const content = () =>
    readDocs({
      'hooks/index.mdx': 'All hooks',
      'hooks/deep/page.mdx': 'Page',
      'hooks/deep/secret.mdx': 'Secret\nunlisted: true',
    });

  it('names the categories above a page, then the page', () => {
    const all = content();
    expect(buildBreadcrumbs(docOf(all, 'hooks/deep/page'), { content: all, site })).toEqual([
      { label: 'Hooks', route: '/docs/hooks' },
      { label: 'Deep' },
      { label: 'Page', route: '/docs/hooks/deep/page' },
    ]);
  });

  it("names a category's own page and a generated index once", () => {
    const all = content();
    expect(buildBreadcrumbs(docOf(all, 'hooks/index'), { content: all, site })).toEqual([
      { label: 'Hooks', route: '/docs/hooks' },
    ]);
    expect(buildBreadcrumbs(categoryOf(all, 'scanners'), { content: all, site })).toEqual([
      { label: 'Scanners', route: '/docs/scanners' },
    ]);
  });

  it('gives an unlisted page the breadcrumbs of its folder', () => {
    const all = content();
    expect(buildBreadcrumbs(docOf(all, 'hooks/deep/secret'), { content: all, site }).map(({ label }) => label)).toEqual(
      ['Hooks', 'Deep', 'Secret'],
    );
  });

  it('starts below the folder of the sidebar', () => {
    const own = testSite({
      docs: {
        ...site.docs,
        sidebars: [
          { id: 'docs', folder: '.' },
          { id: 'hooks', folder: 'hooks' },
        ],
      },
    });
    const all = content();
    expect(
      buildBreadcrumbs(docOf(all, 'hooks/deep/page'), { content: all, site: own }).map(({ label }) => label),
    ).toEqual(['Deep', 'Page']);
  });
});

describe('buildPagination', () => {
  const paginationOf = (content: Content) => buildPagination(buildSidebars({ content, site }), content);

  it('follows the order of the sidebar, through categories', () => {
    const pagination = paginationOf(readDocs({}));
    expect(pagination.get('/docs')).toEqual({
      prev: undefined,
      next: { route: '/docs/guides/first', label: 'First scan' },
    });
    expect(pagination.get('/docs/scanners')).toEqual({
      prev: { route: '/docs/guides/first', label: 'First scan' },
      next: { route: '/docs/scanners/nmap', label: 'Nmap' },
    });
    expect(pagination.get('/docs/scanners/nmap')?.next).toBeUndefined();
  });

  it('lets front matter name the pages, and hide the links', () => {
    const pagination = paginationOf(
      readDocs({ 'a.mdx': 'A\npagination_prev: scanners/nmap\npagination_next: null', 'b.mdx': 'B' }),
    );
    expect(pagination.get('/docs/a')).toEqual({
      prev: { route: '/docs/scanners/nmap', label: 'Nmap' },
      next: undefined,
    });
    expect(pagination.get('/docs/b')?.prev?.route).toBe('/docs/a');
  });

  it('gives an unlisted page no neighbors, and no page has it as a neighbor', () => {
    const pagination = paginationOf(readDocs({ 'a.mdx': 'A\nunlisted: true', 'b.mdx': 'B' }));
    expect(pagination.get('/docs/a')).toBeUndefined();
    expect([...pagination.values()].flatMap(({ prev, next }) => [prev?.route, next?.route])).not.toContain('/docs/a');
  });

  it('counts a page once if two entries lead to it', () => {
    const pagination = paginationOf(
      readDocs({ 'hooks/_category_.yml': 'link: { type: doc, id: guides/first }', 'hooks/slack.mdx': 'Slack' }),
    );
    expect(pagination.get('/docs/guides/first')?.prev?.route).toBe('/docs');
  });
});

describe('categoryCards', () => {
  it('shows the entries of a category in the order of the sidebar, with what their pages say', () => {
    const content = readDocs({
      'scanners/amass.mdx': 'Amass\nsidebar_position: 1',
      'scanners/web/_category_.yml':
        'label: Web\nlink:\n  type: generated-index\n  description: Every scanner for the web, what it needs and what it finds.',
      'scanners/web/zap.mdx': 'ZAP',
      'scanners/other/x.mdx': 'X',
      'scanners/secret.mdx': 'Secret\nunlisted: true',
    });
    const cards = categoryCards(categoryOf(content, 'scanners'), content);
    expect(cards.map(({ label, route, integration }) => [label, route, integration?.type])).toEqual([
      ['Amass', '/docs/scanners/amass', undefined],
      ['Nmap', '/docs/scanners/nmap', 'Network'],
      ['Other', '/docs/scanners/other/x', undefined],
      ['Web', '/docs/scanners/web', undefined],
    ]);
    expect(cards.at(-1)?.description).toContain('Every scanner for the web');
    expect(cards[0]?.description).toContain('Says in one plain sentence');
  });

  it("leaves out the category's own page", () => {
    const content = readDocs({ 'hooks/index.mdx': 'All hooks', 'hooks/slack.mdx': 'Slack' });
    expect(categoryCards(categoryOf(content, 'hooks'), content).map(({ label }) => label)).toEqual(['Slack']);
  });
});
