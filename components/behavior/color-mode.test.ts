// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { installColorMode, readColorMode, watchColorMode } from './color-mode';
import { uninstallAfterEach } from './uninstall-after-each.test-util';

uninstallAfterEach();

const button = (): HTMLElement => document.querySelector('button') as HTMLElement;
function chooseInOtherTab(key: string, value: string): void {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset['theme'] = 'light';
  document.body.innerHTML = '<button data-color-mode aria-pressed="false"><i></i></button>';
  installColorMode();
});

it('switches the mode, says so and remembers it', () => {
  document.querySelector('i')?.click();
  expect(readColorMode()).toBe('dark');
  expect(button().ariaPressed).toBe('true');
  expect(localStorage.getItem('theme')).toBe('dark');
  button().click();
  expect(readColorMode()).toBe('light');
  expect(button().ariaPressed).toBe('false');
});

it('keeps the mode of a site that has one mode only, whatever was chosen in another tab', () => {
  document.documentElement.dataset['themeFixed'] = 'true';
  chooseInOtherTab('theme', 'dark');
  delete document.documentElement.dataset['themeFixed'];
  expect(readColorMode()).toBe('light');
});

it('follows a choice made in another tab, and ignores other values', () => {
  chooseInOtherTab('theme', 'dark');
  expect(readColorMode()).toBe('dark');
  chooseInOtherTab('theme', 'sepia');
  chooseInOtherTab('tabs.helm', 'light');
  expect(readColorMode()).toBe('dark');
});

it('notifies watchers until they stop watching', async () => {
  const notify = vi.fn();
  const stop = watchColorMode(notify);
  button().click();
  await vi.waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
  stop();
  button().click();
  await Promise.resolve();
  expect(notify).toHaveBeenCalledTimes(1);
});
