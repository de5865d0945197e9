import { expect, it } from 'vitest';
import { testSite } from '../content/fixtures/test-site';
import { redirectPage } from './redirect-page';

const html = redirectPage(
  {
    from: '/docs/old',
    to: '/docs/new#top',
    title: 'Fish & "chips" <b>',
    parts: [{ id: 'part', to: '/docs/other#x', title: 'Other' }],
  },
  testSite({ url: 'https://example.org', baseUrl: '/preview/' }),
  { head: '<meta name="policy"/>', script: { src: '/preview/static/redirect.js', integrity: 'sha256-x' } },
);

it('redirects without a script, and by a link', () => {
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/preview/docs/new#top"/>');
  expect(html).toContain('<a href="/preview/docs/new#top">Fish &#38; &#34;chips&#34; &#60;b&#62;</a>');
  expect(html).toContain('<p id="part">This part has moved: <a href="/preview/docs/other#x">Other</a></p>');
});

it('tells search engines which page to list', () => {
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('<link rel="canonical" href="https://example.org/preview/docs/new"/>');
});

it("has the site's color mode, and the reader's before anything shows", () => {
  expect(html).toContain('<meta name="color-scheme" content="light"/><script src="/preview/static/redirect.js"');
  expect(html).not.toContain('data-theme-fixed');
});

it('has the policy before everything that it governs', () => {
  expect(html).toMatch(/<head><meta charset="utf-8"\/><meta name="policy"\/>/);
});

it('holds no inline script or style', () => {
  expect(html).not.toMatch(/<style|style=|<script>|\son\w+=/);
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script src="/preview/static/redirect.js" integrity="sha256-x">']);
});
