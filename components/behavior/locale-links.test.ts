// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { installLocaleLinks } from './locale-links';

it('gives a language link the query and hash of the current address', () => {
  history.replaceState(null, '', '/docs/hooks?tab=oci#values');
  document.body.innerHTML = '<a href="/de/docs/hooks" data-locale="de">Deutsch</a> <a id="other" href="/blog">Blog</a>';
  const stop = installLocaleLinks(document);
  for (const link of document.querySelectorAll('a')) link.dispatchEvent(new Event('focusin', { bubbles: true }));
  const [locale, other] = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(new URL(locale ?? '', document.baseURI)).toMatchObject({
    pathname: '/de/docs/hooks',
    search: '?tab=oci',
    hash: '#values',
  });
  expect(other).toBe('/blog');
  stop();
});
