// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installHideNavbar } from './hide-navbar';
import { uninstallAfterEach } from './uninstall-after-each.test-util';

uninstallAfterEach();

let header: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<header data-hides></header>';
  header = document.querySelector('header') as HTMLElement;
  Object.defineProperty(header, 'offsetHeight', { value: 60 });
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    value: 2000 + window.innerHeight,
  });
});
afterEach(() => history.replaceState(null, '', '/'));

/** Whether the navbar is hidden at each of the positions that the page is scrolled to in turn. */
const scrollTo = (...positions: readonly number[]): [number, boolean][] =>
  positions.map((position) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: position });
    window.dispatchEvent(new Event('scroll'));
    return [position, header.hasAttribute('data-hidden')];
  });

it('stays if a page opens at a section', () => {
  history.replaceState(null, '', '#section');
  installHideNavbar();
  expect(scrollTo(500, 520)).toEqual([
    [500, false],
    [520, true],
  ]);
});

it('leaves on the way down, comes back on the way up, and stays near the top and while the page springs back from its end', () => {
  installHideNavbar();
  expect(scrollTo(40, 300, 300, 250, 400, 2100, 2030, 30)).toEqual([
    [40, false],
    [300, true],
    [300, true],
    [250, false],
    [400, true],
    [2100, true],
    [2030, true],
    [30, false],
  ]);
});
