// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { installDropdowns } from './dropdowns';
import { uninstallAfterEach } from './uninstall-after-each.test-util';

uninstallAfterEach();

const dropdown = (): HTMLDetailsElement => document.querySelector('details') as HTMLDetailsElement;
const press = (key: string): void => {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};

beforeEach(() => {
  document.body.innerHTML =
    '<details data-dropdown><summary tabindex="0">More</summary><a href="/a">A</a><a href="/b">B</a><a href="/c">C</a></details><button></button>';
  installDropdowns();
  document.querySelector('summary')?.focus();
});

it('opens on the arrow down, moves around its ends, to Home and to End', () => {
  const seen = ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home'].map((key) => {
    press(key);
    return document.activeElement?.textContent;
  });
  expect(seen).toEqual(['A', 'B', 'C', 'A', 'C', 'A']);
  expect(dropdown().open).toBe(true);
});

it.each(['Home', 'End'])('stays closed on %s', (key) => {
  press(key);
  expect(dropdown().open).toBe(false);
  expect(document.activeElement?.textContent).toBe('More');
});

it('closes on Escape and gives the focus back', () => {
  press('ArrowDown');
  press('Escape');
  expect(dropdown().open).toBe(false);
  expect(document.activeElement?.textContent).toBe('More');
});

it.each(['pointerdown', 'focusin'])('closes on %s outside, and not inside', (type) => {
  dropdown().open = true;
  document.querySelector('a')?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(dropdown().open).toBe(true);
  document.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(dropdown().open).toBe(false);
});

it('closes when the reader arrives at a page, goes back to one, or leaves one that may be cached', () => {
  dropdown().open = true;
  document.dispatchEvent(new Event('arrived'));
  expect(dropdown().open).toBe(false);
  for (const type of ['popstate', 'pagehide']) {
    dropdown().open = true;
    window.dispatchEvent(new Event(type));
    expect(dropdown().open).toBe(false);
  }
});

it('closes after a link in it to a place on the page', () => {
  document.querySelector('details')?.insertAdjacentHTML('beforeend', '<a href="#part">Part</a>');
  dropdown().open = true;
  document.querySelector<HTMLElement>('[href="#part"]')?.click();
  expect(dropdown().open).toBe(false);
});
