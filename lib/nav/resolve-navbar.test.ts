import { describe, expect, it } from 'vitest';
import type { SiteInput } from '../config/site-schema';
import type { LocateInFile } from '../errors/content-issue';
import { testSite } from '../content/fixtures/test-site';
import { buildSidebars } from './build-sidebars';
import { readDocs } from './fixtures/read-docs';
import { resolveNavbar } from './resolve-navbar';

const locate: LocateInFile = (path) => ({ file: path.join('.'), line: 1, column: 1 });

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
        type: 'link',
        label: 'Docs',
        to: '/docs/guides/first',
        versioned: true,
        position: 'left',
        activeBasePath: '/docs',
      },
      {
        type: 'link',
        label: 'Start here',
        to: '/docs',
        versioned: true,
        position: 'right',
        activeBasePath: '/docs',
      },
      { type: 'docsVersion', position: 'left' },
      { type: 'link', label: 'Blog', to: '/blog', position: 'left', activeBaseRegex: '^/blog' },
      {
        type: 'link',
        label: 'Source',
        href: 'https://example.com/source',
        position: 'left',
        className: 'icon',
      },
      { type: 'html', html: '<b>Beta</b>', position: 'left' },
      {
        type: 'dropdown',
        label: 'More',
        position: 'left',
        items: [
          {
            type: 'link',
            label: 'Nmap',
            to: '/docs/scanners/nmap',
            versioned: true,
            position: 'left',
            activeBasePath: '/docs',
          },
          { type: 'link', label: 'Blog', to: '/blog', position: 'left' },
        ],
      },
      {
        type: 'docsVersionDropdown',
        position: 'left',
        dropdownItemsBefore: [],
        dropdownItemsAfter: [{ type: 'link', label: 'All', to: '/versions', position: 'left' }],
      },
      {
        type: 'localeDropdown',
        position: 'left',
        dropdownItemsBefore: [{ type: 'link', label: 'Help', href: 'https://example.com/help', position: 'left' }],
        dropdownItemsAfter: [],
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
      { to: '/docs/scanners', activeBasePath: '/docs/scanners' },
      { to: '/docs/scanners/nmap', activeBasePath: '/docs/scanners' },
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
    expect(entries).toMatchObject([{ type: 'dropdown', items: [{ label: 'Blog' }] }]);
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
