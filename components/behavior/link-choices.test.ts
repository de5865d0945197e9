// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { installLinkChoices } from './link-choices';
import { uninstallAfterEach } from './uninstall-after-each.test-util';

uninstallAfterEach();

it('gives a language link the query and hash of the current address', () => {
  history.replaceState(null, '', '/docs/hooks?tab=oci#values');
  document.body.innerHTML = '<a href="/de/docs/hooks" data-locale="de">Deutsch</a> <a id="other" href="/blog">Blog</a>';
  installLinkChoices();
  for (const link of document.querySelectorAll('a')) link.dispatchEvent(new Event('focusin', { bubbles: true }));
  const [locale, other] = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(new URL(locale ?? '', document.baseURI)).toMatchObject({
    pathname: '/de/docs/hooks',
    search: '?tab=oci',
    hash: '#values',
  });
  expect(other).toBe('/blog');
});

it('remembers the docs version whose link is followed', () => {
  document.body.innerHTML = '<a href="#" data-version="1.x">1.x</a>';
  installLinkChoices();
  document.querySelector('a')?.click();
  expect(localStorage.getItem('docs-preferred-version')).toBe('1.x');
});
