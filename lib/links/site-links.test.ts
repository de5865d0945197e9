import { expect, it } from 'vitest';
import { testSite } from '../content/fixtures/test-site';
import { checkLinks } from './check-links';
import { siteLinks } from './site-links';

it('dead links of navbar and footer, also in markup, and missing pictures are told at their place in the configuration', () => {
  const site = testSite({
    favicon: '/static/gone.svg',
    socialImage: '/og/hme.png',
    navbar: { items: [{ type: 'dropdown', label: 'More', items: [{ label: 'Blog', to: '/blgo' }] }] },
    footer: {
      copyright: '',
      groups: [
        {
          title: 'Docs',
          links: [
            { label: 'Gone', to: '/docs/gone' },
            { html: '<a href="/nowhere">a</a> <a href="//example.com">b</a>' },
          ],
        },
      ],
    },
  });
  const places = new Map([
    ['favicon', 3],
    ['socialImage', 4],
    ['navbar.items.0.items.0.to', 7],
    ['footer.groups.0.links.0.to', 9],
    ['footer.groups.0.links.1.html', 10],
  ]);
  const page = siteLinks(site, (path) => ({ file: '', line: places.get(path.join('.')) ?? 0, column: 1 }));
  expect(
    checkLinks({ pages: [page], routes: ['/', '/blog'], publicFiles: ['/static/logo.svg', '/og/home.png'], site }),
  ).toMatchObject([
    { file: 'lib/config/site.ts', line: 3, message: 'There is nothing at "/static/gone.svg".' },
    { file: 'lib/config/site.ts', line: 4, message: 'There is nothing at "/og/hme.png".' },
    { file: 'lib/config/site.ts', line: 7, rule: 'broken-link', hint: 'Did you mean "/blog"?' },
    { file: 'lib/config/site.ts', line: 9, rule: 'broken-link', severity: 'error' },
    { file: 'lib/config/site.ts', line: 10, rule: 'broken-link', severity: 'error' },
  ]);
});
