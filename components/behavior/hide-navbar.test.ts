// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { installHideNavbar } from './hide-navbar';
import { uninstallAfterEach } from './uninstalled.test-util';

uninstallAfterEach();

it('leaves on the way down, comes back on the way up, and stays near the top and while the page springs back from its end', () => {
  document.body.innerHTML = '<header data-hides></header>';
  const header = document.querySelector('header') as HTMLElement;
  Object.defineProperty(header, 'offsetHeight', { value: 60 });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 2000 + window.innerHeight });
  installHideNavbar(document);
  const seen = [40, 300, 300, 250, 400, 2100, 2030, 30].map((position) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: position });
    window.dispatchEvent(new Event('scroll'));
    return [position, header.hasAttribute('data-hidden')];
  });
  expect(seen).toEqual([
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
