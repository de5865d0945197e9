import { describe, expect, it } from 'vitest';
import type { LocateInSite } from '../config/site-locator';
import type { SiteInput } from '../config/site-schema';
import { testSite } from '../content/fixtures/test-site';
import { buildSidebars } from './build-sidebars';
import { readDocs } from './fixtures/read-docs';
import { resolveNavbar } from './resolve-navbar';

const locate: LocateInSite = (path) => ({ file: path.join('.'), line: 1, column: 1 });

function navbar(items: SiteInput['navbar']['items'], sidebars = [{ id: 'docs', folder: '.' }]) {
  const site = testSite({ navbar: { items }, docs: { ...testSite().docs, sidebars } });
  const content = readDocs({}, site);
  return resolveNavbar({ site, content, sidebars: buildSidebars({ content, site }) }, locate);
}

describe('resolveNavbar', () => {
  it('resolves every kind of item', () => {
    const { entries, issues } = navbar([
      { type: 'doc', docId: 'guides/first', label: 'Docs' },
      { type: 'docSidebar', sidebarId: 'docs', position: 'right' },
      { type: 'docsVersion' },
      { label: 'Blog', to: '/blog', activeBaseRegex: '^/blog' },
      { label: 'Source', href: 'https://example.com/source', className: 'icon' },
      { type: 'html', html: '<b>Beta</b>' },
      {
        type: 'dropdown',
        label: 'More',
        items: [
          { type: 'doc', docId: 'scanners/nmap' },
          { label: 'Blog', to: '/blog' },
        ],
      },
      { type: 'docsVersionDropdown', dropdownItemsAfter: [{ label: 'All', to: '/versions' }] },
      { type: 'localeDropdown', dropdownItemsBefore: [{ label: 'Help', href: 'https://example.com/help' }] },
    ]);
    expect(issues).toEqual([]);
    expect(entries).toEqual([
      {
        kind: 'link',
        label: 'Docs',
        href: '/docs/guides/first',
        external: false,
        versioned: true,
        position: 'left',
        activeBasePath: '/docs',
      },
      {
        kind: 'link',
        label: 'Start here',
        href: '/docs',
        external: false,
        versioned: true,
        position: 'right',
        activeBasePath: '/docs',
      },
      { kind: 'docsVersion', position: 'left' },
      { kind: 'link', label: 'Blog', href: '/blog', external: false, position: 'left', activeBaseRegex: '^/blog' },
      {
        kind: 'link',
        label: 'Source',
        href: 'https://example.com/source',
        external: true,
        position: 'left',
        className: 'icon',
      },
      { kind: 'html', html: '<b>Beta</b>', position: 'left' },
      {
        kind: 'dropdown',
        label: 'More',
        position: 'left',
        items: [
          {
            kind: 'link',
            label: 'Nmap',
            href: '/docs/scanners/nmap',
            external: false,
            versioned: true,
            position: 'left',
            activeBasePath: '/docs',
          },
          { kind: 'link', label: 'Blog', href: '/blog', external: false, position: 'left' },
        ],
      },
      {
        kind: 'docsVersionDropdown',
        position: 'left',
        before: [],
        after: [{ kind: 'link', label: 'All', href: '/versions', external: false, position: 'left' }],
      },
      {
        kind: 'localeDropdown',
        position: 'left',
        before: [{ kind: 'link', label: 'Help', href: 'https://example.com/help', external: true, position: 'left' }],
        after: [],
      },
    ]);
  });

  it('counts an item of a sidebar as current below the folder of that sidebar', () => {
    const sidebars = [
      { id: 'docs', folder: '.' },
      { id: 'tools', folder: 'scanners' },
    ];
    const { entries } = navbar(
      [
        { type: 'docSidebar', sidebarId: 'tools' },
        { type: 'doc', docId: 'scanners/nmap' },
      ],
      sidebars,
    );
    expect(entries).toMatchObject([
      { href: '/docs/scanners', activeBasePath: '/docs/scanners' },
      { href: '/docs/scanners/nmap', activeBasePath: '/docs/scanners' },
    ]);
  });

  it('reports a sidebar without a link in the words of the specification', () => {
    const sidebars = [
      { id: 'docs', folder: '.' },
      { id: 'empty', folder: 'nothing' },
    ];
    const { entries, issues } = navbar(
      [
        { type: 'docSidebar', sidebarId: 'empty' },
        { type: 'docSidebar', sidebarId: 'dosc' },
      ],
      sidebars,
    );
    expect(entries).toEqual([]);
    expect(issues.map(({ message, hint }) => [message, hint])).toEqual([
      [
        `DocSidebarNavbarItem: Sidebar with ID "empty" doesn't have anything to be linked to.`,
        'Add a page to the folder of this sidebar, or remove the item.',
      ],
      [
        `DocSidebarNavbarItem: Sidebar with ID "dosc" doesn't have anything to be linked to.`,
        'Use one of: docs, empty.',
      ],
    ]);
  });

  it('reports a doc that does not exist, with the nearest, also inside a menu', () => {
    const { entries, issues } = navbar([
      {
        type: 'dropdown',
        label: 'More',
        items: [
          { type: 'doc', docId: 'guides/frist' },
          { label: 'Blog', to: '/blog' },
        ],
      },
    ]);
    expect(entries).toMatchObject([{ kind: 'dropdown', items: [{ label: 'Blog' }] }]);
    expect(issues).toMatchObject([
      { rule: 'navbar', severity: 'error', file: 'navbar.items.0.items.0.docId', hint: 'Did you mean "guides/first"?' },
    ]);
  });

  it('reports a doc that is still a draft', () => {
    const site = testSite({ navbar: { items: [{ type: 'doc', docId: 'soon' }] } });
    const content = readDocs({ 'soon.mdx': 'Soon' }, site);
    const docs = content.docs.map((doc) => ({ ...doc, draft: true }));
    const { issues } = resolveNavbar({ site, content: { ...content, docs }, sidebars: [] }, locate);
    expect(issues).toMatchObject([{ message: 'DocNavbarItem: the doc "soon" is a draft, which readers do not get.' }]);
  });

  it('refuses an item of unknown type in the words of the specification', () => {
    const items = [{ type: 'search' }] as unknown as SiteInput['navbar']['items'];
    expect(() => testSite({ navbar: { items } })).toThrow('No NavbarItem component found for type "search"');
  });
});
