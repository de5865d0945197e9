import { defineSite } from '../../lib/config/define-site';

/** The second site: everything that the first one leaves off. */
export const site = defineSite({
  title: 'Fixture',
  tagline: 'A small site on which everything that the first one leaves off is switched on.',
  url: 'https://fixture.example',
  baseUrl: '/preview/',
  favicon: '/static/favicon.svg',
  organizationName: 'example',
  projectName: 'fixture',
  keywords: ['fixture', 'example'],
  socialImage: '/og/home.png',
  editUrl: 'https://example.com/edit/',
  toolkit: {
    version: '2.0.0',
    commit: '0123456789abcdef0123456789abcdef01234567',
    repository: 'https://example.com/fixture',
  },
  locales: [
    { name: 'en', label: 'English', htmlLang: 'en', baseUrl: '/preview/' },
    { name: 'de', label: 'Deutsch', htmlLang: 'de', baseUrl: '/de/' },
  ],
  locale: 'en',
  colorMode: { default: 'light', disableSwitch: true },
  navbar: {
    hideOnScroll: true,
    items: [
      { type: 'doc', docId: 'guide/first', label: 'Guide' },
      { type: 'docSidebar', sidebarId: 'docs', label: 'Handbook' },
      { type: 'link', label: 'Blog', to: '/blog', activeBaseRegex: '/blog(/|$)' },
      {
        type: 'dropdown',
        label: 'More',
        items: [
          { type: 'doc', docId: 'dialect', label: 'Dialect' },
          { type: 'docSidebar', sidebarId: 'docs', label: 'Sidebar start' },
          { type: 'docsVersion', label: 'This version' },
          { type: 'html', html: '<hr>' },
          { label: 'Archive', to: '/blog/archive' },
          { label: 'Elsewhere', href: 'https://example.com/elsewhere' },
        ],
      },
      { type: 'docsVersion', label: 'Start of this version', position: 'right' },
      {
        type: 'docsVersionDropdown',
        position: 'right',
        dropdownItemsBefore: [{ type: 'html', html: '<span>Pick a version</span>' }],
        dropdownItemsAfter: [{ label: 'Old releases', to: '/blog/tags/release' }],
      },
      {
        type: 'localeDropdown',
        position: 'right',
        dropdownItemsAfter: [{ label: 'Help translate', href: 'https://example.com/translate' }],
      },
      { type: 'html', html: '<abbr title="Not finished">beta</abbr>', position: 'right', className: 'navbar-badge' },
    ],
  },
  footer: {
    groups: [
      { title: 'Docs', links: [{ label: 'First page', to: '/docs/guide/first' }] },
      {
        title: 'More',
        links: [
          { label: 'Repository', href: 'https://example.com/fixture' },
          { html: '<a href="https://example.com/host">Hosted by Example</a>' },
        ],
      },
    ],
    copyright: 'The fixture authors.',
  },
  announcementBar: {
    id: 'version-2',
    content: 'Version 2 is here. <a href="/preview/blog">Read the news</a>',
    backgroundColor: '#123c4a',
    textColor: '#ffffff',
    isCloseable: true,
  },
  docs: {
    versions: [
      { name: 'current', label: '2.x', path: '', folder: 'content/docs' },
      { name: '1.x', label: '1.x', path: '1.x', folder: 'content/versions/1.x', banner: 'unmaintained' },
    ],
    sidebars: [{ id: 'docs', folder: '.' }],
    mainDocId: 'guide/first',
    glossaryDocId: 'glossary',
    exclude: ['guide/left-out.*', '01-guide/left-out.*'],
    tocMinHeadingLevel: 2,
    tocMaxHeadingLevel: 4,
  },
  readerVariables: [
    {
      name: 'namespace',
      label: 'Namespace of your scans',
      find: '(?<=(?:--namespace|-n) )scans',
      placeholder: 'scans',
      pattern: '[a-z0-9\\-]+',
      hint: 'Lowercase letters, digits and dashes',
    },
  ],
  blog: {
    folder: 'content/blog',
    title: 'Fixture blog',
    description: 'Five short posts, so that lists and tags have more than one page.',
    postsPerPage: 2,
    feedCopyright: 'Copyright 2024 The fixture authors',
  },
  search: {
    insights: {
      // Nothing answers there but in e2e/search-insights.spec.ts.
      scriptUrl: 'http://127.0.0.1:4423/search-insights.js',
      appId: 'FIXTURE',
      apiKey: 'public-key',
      indexName: 'fixture',
    },
  },
});
