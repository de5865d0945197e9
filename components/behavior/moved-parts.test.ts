// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { installMovedParts } from './moved-parts';
import { uninstallAfterEach } from './uninstall-after-each.test-util';

uninstallAfterEach();

const replace = vi.fn();
const goTo = (hash: string): unknown => vi.stubGlobal('location', { hash, replace });

function install(hash: string): void {
  document.body.innerHTML =
    '<p id="gone" data-moved>Moved: <a href="https://site.test/docs/new#part">New</a></p><h2 id="kept">Kept <a href="#kept"></a></h2>';
  goTo(hash);
  installMovedParts();
}

afterEach(() => {
  replace.mockClear();
  vi.unstubAllGlobals();
});

it('leads to the new place of a part that the address names', () => {
  install('#gone');
  expect(replace).toHaveBeenCalledExactlyOnceWith('https://site.test/docs/new#part');
});

it('leads there also after a link inside the site', () => {
  install('');
  expect(replace).not.toHaveBeenCalled();
  goTo('#gone');
  window.dispatchEvent(new Event('hashchange'));
  expect(replace).toHaveBeenCalledOnce();
});

it('leaves every other address alone', () => {
  for (const hash of ['', '#kept', '#nowhere', '#100%']) install(hash);
  expect(replace).not.toHaveBeenCalled();
});
