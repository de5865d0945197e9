// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { installTabStops } from './tab-stops';
import { uninstallAfterEach } from './uninstall-after-each.test-util';

uninstallAfterEach();

const widths = (box: HTMLElement, clientWidth: number, scrollWidth: number): void => {
  for (const [name, value] of Object.entries({ clientWidth, scrollWidth }))
    Object.defineProperty(box, name, { configurable: true, value });
};

it('the Tab key stops at what scrolls, and at nothing else', () => {
  document.body.innerHTML = '<main><pre role="group" tabindex="0"></pre><div role="group" tabindex="0"></div></main>';
  const [code, table] = [...document.querySelectorAll('[tabindex]')] as [HTMLElement, HTMLElement];
  const press = (key: string): boolean =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  widths(code, 300, 300);
  widths(table, 300, 500);
  installTabStops();
  press('ArrowDown');
  expect([code.tabIndex, table.tabIndex]).toEqual([0, 0]);
  press('Tab');
  expect([code.tabIndex, table.tabIndex]).toEqual([-1, 0]);
  widths(code, 200, 300);
  widths(table, 600, 600);
  press('Tab');
  expect([code.tabIndex, table.tabIndex]).toEqual([0, -1]);
});
