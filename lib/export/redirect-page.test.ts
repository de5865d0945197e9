import { expect, it } from 'vitest';
import { redirectPage } from './redirect-page';

const html = redirectPage({
  lang: 'en',
  colorMode: { default: 'light', disableSwitch: false },
  title: 'This page has moved',
  words: 'It is here now: ',
  partWords: 'This part is here now: ',
  head: '<meta name="policy"/>',
  script: { src: '/preview/static/redirect.js', integrity: 'sha256-x' },
  canonical: 'https://example.org/preview/docs/new',
  link: { href: '/preview/docs/new', title: 'Fish & "chips" <b>' },
  parts: [{ id: 'part', href: '/preview/docs/other#x', title: 'Other' }],
});

it('leads on without script, and by hand', () => {
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/preview/docs/new"/>');
  expect(html).toContain('<a href="/preview/docs/new">Fish &#38; &#34;chips&#34; &#60;b&#62;</a>');
  expect(html).toContain('<p id="part">This part is here now: <a href="/preview/docs/other#x">Other</a></p>');
});

it('tells search engines which page to list', () => {
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('<link rel="canonical" href="https://example.org/preview/docs/new"/>');
});

it("is in the site's mode, and in the reader's before anything shows", () => {
  expect(html).toContain('<meta name="color-scheme" content="light"/><script src="/preview/static/redirect.js"');
  expect(html).not.toContain('data-theme-fixed');
});

it('carries the policy in front of everything that it governs', () => {
  expect(html).toMatch(/<head><meta charset="utf-8"\/><meta name="policy"\/>/);
});

it('holds no inline script or style', () => {
  expect(html).not.toMatch(/<style|style=|<script>|\son\w+=/);
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script src="/preview/static/redirect.js" integrity="sha256-x">']);
});
