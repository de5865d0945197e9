// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installFilters } from './filters';
import { uninstallAfterEach } from './uninstall-after-each.test-util';

uninstallAfterEach();

const row = (type: string, text: string): string => `<li data-filter-row data-type="${type}">${text}</li>`;

const get = <Found extends HTMLElement>(selector: string): Found => document.querySelector<Found>(selector) as Found;
const shown = (): (string | null)[] =>
  [...document.querySelectorAll<HTMLElement>('li')].filter((each) => !each.hidden).map((each) => each.textContent);
const choose = (selector: string, value: string): void => {
  const control = get<HTMLInputElement>(selector);
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<form data-filter>
    <select name="type"><option value="">All</option><option>Network</option><option>Container</option></select>
    <input type="search" name="text">
    <p data-filter-count="3 entries">3 entries</p>
    <ul>${row('Network', 'Nmap: find hosts and ports')}${row('Container', 'Trivy: find holes in images')}
      ${row('Provider', 'DefectDojo: import findings')}</ul>
    <div data-filter-empty hidden><button type="button" data-filter-reset>Show all</button></div></form>`;
});

afterEach(() => vi.useRealTimers());

/** The count, once the reader pauses. */
const countThen = (): string | null => {
  vi.advanceTimersByTime(500);
  return get('p').textContent;
};

it('shows everything without a filter, and says how much that is', () => {
  installFilters();
  expect(shown()).toHaveLength(3);
  expect(countThen()).toBe('3 entries');
});

it('says how many are left once the reader pauses, and not with each key', () => {
  installFilters();
  choose('[type="search"]', 'im');
  vi.advanceTimersByTime(300);
  choose('[type="search"]', 'ima');
  vi.advanceTimersByTime(300);
  expect(get('p').textContent).toBe('3 entries');
  expect(countThen()).toBe('1 of 3 entries');
});

it('applies what was typed before the script ran', () => {
  get<HTMLInputElement>('[type="search"]').value = 'PORTS find';
  installFilters();
  expect(shown()).toEqual(['Nmap: find hosts and ports']);
  expect(countThen()).toBe('1 of 3 entries');
});

it('shows what holds every word and fits every choice', () => {
  installFilters();
  choose('select', 'Container');
  expect(shown()).toEqual(['Trivy: find holes in images']);
  choose('[type="search"]', 'images');
  expect(shown()).toHaveLength(1);
  choose('[type="search"]', 'ports');
  expect(shown()).toEqual([]);
});

it('leads back to everything from an empty list, with the focus in the search', () => {
  installFilters();
  choose('[type="search"]', 'nothing');
  expect(get('[data-filter-empty]').hidden).toBe(false);
  get('button').click();
  expect(shown()).toHaveLength(3);
  expect(get('[data-filter-empty]').hidden).toBe(true);
  expect(document.activeElement).toBe(get('[type="search"]'));
});

it('goes nowhere on Enter', () => {
  installFilters();
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  get('form').dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
});

it('applies what the browser restores when the reader comes back', () => {
  installFilters();
  get<HTMLInputElement>('[type="search"]').value = 'ports';
  window.dispatchEvent(new Event('pageshow'));
  expect(shown()).toEqual(['Nmap: find hosts and ports']);
});

it('leaves the count as a browser translates it', async () => {
  installFilters();
  const count = get('p');
  count.textContent = '3 Einträge';
  await Promise.resolve();
  expect(count.textContent).toBe('3 Einträge');
  choose('select', 'Container');
  expect(countThen()).toBe('1 of 3 entries');
});
