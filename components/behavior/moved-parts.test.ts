// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { installMovedParts } from './moved-parts';

const replace = vi.fn();

function page(hash: string): Document {
  const root = document.implementation.createHTMLDocument();
  root.body.innerHTML =
    '<p id="gone" data-moved>Moved: <a href="https://site.test/docs/new#part">New</a></p><h2 id="kept">Kept <a href="#kept"></a></h2>';
  const view = Object.assign(new EventTarget(), { location: { hash, replace } });
  Object.defineProperty(root, 'defaultView', { value: view });
  return root;
}

const install = (root: Document): void => {
  installMovedParts(root);
  root.dispatchEvent(new Event('readystatechange'));
};

afterEach(() => replace.mockClear());

it('leads to the new place of a part that the address names', () => {
  install(page('#gone'));
  expect(replace).toHaveBeenCalledExactlyOnceWith('https://site.test/docs/new#part');
});

it('leads there also after a link inside the site', () => {
  const root = page('');
  install(root);
  expect(replace).not.toHaveBeenCalled();
  Object.assign(root.defaultView?.location ?? {}, { hash: '#gone' });
  root.defaultView?.dispatchEvent(new Event('hashchange'));
  expect(replace).toHaveBeenCalledOnce();
});

it('leaves every other address alone', () => {
  for (const hash of ['', '#kept', '#nowhere', '#100%']) install(page(hash));
  expect(replace).not.toHaveBeenCalled();
});
