import { describe, expect, it } from 'vitest';
import { testSite } from '../content/fixtures/test-site';
import type { SidebarItem } from '../site/types';
import { buildSidebars, sidebarLinks } from './build-sidebars';
import { readDocs } from './fixtures/read-docs';

const outline = (items: readonly SidebarItem[], depth = 0): string[] =>
  items.flatMap((item) => [
    `${'  '.repeat(depth)}${item.label}${item.route === undefined ? '' : ` ${item.route}`}`,
    ...(item.kind === 'category' ? outline(item.items, depth + 1) : []),
  ]);

const withSidebars = (...sidebars: { id: string; folder: string }[]) =>
  testSite({ docs: { ...testSite().docs, sidebars } });

describe('buildSidebars', () => {
  it('lists folders and pages by position, then by label with numbers as numbers', () => {
    const content = readDocs({
      'zeta.mdx': 'Zeta',
      'alpha.mdx': 'Alpha',
      'late.mdx': 'Late\nsidebar_position: 3',
      'guides/10-tenth.mdx': 'Tenth',
      'guides/adr-2.mdx': 'ADR 2',
      'guides/adr-10.mdx': 'ADR 10',
      'about/deep/page.mdx': 'Page',
    });
    const site = testSite();
    expect(buildSidebars({ content, site }).map(({ id, version, items }) => [id, version, outline(items)])).toEqual([
      [
        'docs',
        'current',
        [
          'Start here /docs',
          'Guides',
          '  First scan /docs/guides/first',
          '  Tenth /docs/guides/tenth',
          '  ADR 2 /docs/guides/adr-2',
          '  ADR 10 /docs/guides/adr-10',
          'Scanners /docs/scanners',
          '  Nmap /docs/scanners/nmap',
          'Late /docs/late',
          'About',
          '  Deep',
          '    Page /docs/about/deep/page',
          'Alpha /docs/alpha',
          'Zeta /docs/zeta',
        ],
      ],
    ]);
  });

  it('shows the page of a folder as its category, not twice', () => {
    const content = readDocs({ 'hooks/index.mdx': 'All hooks', 'hooks/slack.mdx': 'Slack', 'lone/index.mdx': 'Alone' });
    const lines = outline(buildSidebars({ content, site: testSite() })[0]?.items ?? []);
    expect(lines.slice(-3)).toEqual(['Hooks /docs/hooks', '  Slack /docs/hooks/slack', 'Lone /docs/lone']);
  });

  it('shows a category that leads elsewhere, and the page in its own place', () => {
    const content = readDocs({
      'hooks/_category_.yml': 'link: { type: doc, id: guides/first }',
      'hooks/slack.mdx': 'Slack',
    });
    const lines = outline(buildSidebars({ content, site: testSite() })[0]?.items ?? []);
    expect(lines).toContain('Hooks /docs/guides/first');
    expect(lines).toContain('  First scan /docs/guides/first');
  });

  it('leaves unlisted pages and folders without pages out', () => {
    const content = readDocs({
      'secret.mdx': 'Secret\nunlisted: true',
      'hidden/page.mdx': 'Page\nunlisted: true',
      'half/index.mdx': 'Half\nunlisted: true',
      'half/page.mdx': 'Listed',
    });
    const lines = outline(buildSidebars({ content, site: testSite() })[0]?.items ?? []);
    expect(lines.filter((line) => /Secret|Hidden|Page/.test(line))).toEqual([]);
    expect(lines.slice(-2)).toEqual(['Half', '  Listed /docs/half/page']);
  });

  it('leaves out a page that hides from it', () => {
    const content = readDocs({ 'shown.mdx': 'Shown', 'aside.mdx': 'Aside\nhide_from_sidebar: true' });
    const lines = outline(buildSidebars({ content, site: testSite() })[0]?.items ?? []);
    expect(lines.filter((line) => /Shown|Aside/.test(line))).toEqual(['Shown /docs/shown']);
  });

  it('puts each page into the sidebar whose folder is nearest', () => {
    const site = withSidebars(
      { id: 'docs', folder: '.' },
      { id: 'guides', folder: 'guides' },
      { id: 'scanners', folder: './scanners/' },
    );
    const sidebars = buildSidebars({
      content: readDocs({ 'guides/index.mdx': 'All guides', 'guides/deep/page.mdx': 'Page' }, site),
      site,
    });
    expect(sidebars.map(({ id, items }) => [id, outline(items)])).toEqual([
      ['docs', ['Start here /docs']],
      ['guides', ['All guides /docs/guides', 'First scan /docs/guides/first', 'Deep', '  Page /docs/guides/deep/page']],
      ['scanners', ['Scanners /docs/scanners', 'Nmap /docs/scanners/nmap']],
    ]);
  });

  it('makes the sidebars of each version', () => {
    const versions = [
      ...testSite().docs.versions,
      { name: 'old', label: 'Old', path: 'old', folder: 'content/docs-old' },
    ];
    const site = testSite({ docs: { ...testSite().docs, versions } });
    const content = readDocs({ 'content/docs-old/guides/first.mdx': 'Old first' }, site);
    expect(
      buildSidebars({ content, site }).map(({ version, items }) => [version, sidebarLinks(items)[0]?.route]),
    ).toEqual([
      ['current', '/docs'],
      ['old', '/docs/old/guides/first'],
    ]);
  });
});

describe('sidebarLinks', () => {
  it('gives the pages in reading order, and none for a sidebar without pages', () => {
    const [sidebar] = buildSidebars({ content: readDocs({}), site: testSite() });
    expect(sidebarLinks(sidebar?.items ?? []).map(({ route }) => route)).toEqual([
      '/docs',
      '/docs/guides/first',
      '/docs/scanners',
      '/docs/scanners/nmap',
    ]);
    expect(sidebarLinks([{ kind: 'category', label: 'Empty', collapsed: true, items: [] }])).toEqual([]);
  });
});
