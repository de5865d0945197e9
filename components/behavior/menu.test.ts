// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { installMenu } from './menu';
import { uninstallAfterEach } from './uninstall-after-each.test-util';

uninstallAfterEach();

const menu = (): HTMLElement => document.querySelector('#menu') as HTMLElement;
const toggle = (newState: 'open' | 'closed'): void => {
  menu().dispatchEvent(Object.assign(new Event('toggle'), { newState }));
};
const isInert = (selector: string): boolean => (document.querySelector(selector) as HTMLElement).inert;

beforeEach(() => {
  window.matchMedia = vi.fn(() => new EventTarget()) as unknown as typeof matchMedia;
  // Everything is laid out except the view that is not shown.
  Element.prototype.getClientRects = function (this: Element) {
    const isAway = this.closest(menu().dataset['view'] === 'main' ? '.docs' : '.main') !== null;
    return (isAway ? [] : [{}]) as unknown as DOMRectList;
  };
  document.body.innerHTML = `<header><button popovertarget="menu">Open</button></header><div><div id="menu" popover>
    <button data-menu-back></button>
    <nav class="docs"><a href="/a">A</a><a href="/b" aria-current="page">B</a></nav>
    <nav class="main"><a href="/c">C</a></nav></div><main></main></div><footer></footer>`;
  installMenu();
});

it('takes the focus to the page being read and keeps it inside, and back to the button', () => {
  toggle('open');
  expect(document.activeElement?.textContent).toBe('B');
  expect(['header', 'main', 'footer'].map(isInert)).toEqual([true, true, true]);
  expect([menu().role, menu().ariaLabel]).toEqual(['dialog', 'Menu']);
  toggle('closed');
  expect(document.activeElement?.textContent).toBe('Open');
  expect([menu().role, menu().ariaLabel]).toEqual([null, null]);
  expect(['header', 'main', 'footer'].map(isInert)).toEqual([false, false, false]);
});

it('makes the search of phones a dialog, too', () => {
  document
    .querySelector('header')
    ?.insertAdjacentHTML(
      'beforeend',
      '<div><button popovertarget="search">Find</button><div id="search" popover><input></div></div>',
    );
  const search = document.getElementById('search') as HTMLElement;
  const turn = (newState: 'open' | 'closed') => search.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  search.querySelector('input')?.focus();
  turn('open');
  expect(document.activeElement?.tagName).toBe('INPUT');
  expect([search.role, search.ariaLabel]).toEqual(['dialog', 'Search']);
  expect(['[popovertarget="menu"]', 'body > div', 'footer'].map(isInert)).toEqual([true, true, true]);
  turn('closed');
  expect(document.activeElement?.textContent).toBe('Find');
  expect([search.role, search.ariaLabel]).toEqual([null, null]);
  expect(['[popovertarget="menu"]', 'body > div', 'footer'].map(isInert)).toEqual([false, false, false]);
});

it('leaves the page as it is if a category in the menu opens', () => {
  menu().insertAdjacentHTML('beforeend', '<details></details>');
  document.querySelector('details')?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
  expect(isInert('main')).not.toBe(true);
});

it('turns to the main menu, and back when it is opened again', () => {
  toggle('open');
  menu().querySelector('button')?.click();
  expect(menu().dataset['view']).toBe('main');
  expect(document.activeElement?.textContent).toBe('C');
  toggle('closed');
  expect(menu().dataset).not.toHaveProperty('view');
});

it('closes when the reader arrives at a page, goes back to one, or leaves one that may be cached', () => {
  const hide = vi.fn();
  Object.assign(menu(), { hidePopover: hide });
  document.dispatchEvent(new Event('arrived'));
  expect(hide).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(hide).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(hide).toHaveBeenCalledTimes(3);
});
