// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { readColorMode, watchColorMode, writeColorMode } from './color-mode';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset['theme'] = 'light';
});

it('puts the page into the chosen mode and remembers it', () => {
  writeColorMode(document, 'dark');
  expect(readColorMode(document)).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});

it('follows a choice made in another tab, until it is told to stop', async () => {
  const notify = vi.fn<() => void>();
  const stop = watchColorMode(document, notify);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  expect(readColorMode(document)).toBe('dark');
  await vi.waitFor(() => expect(notify).toHaveBeenCalled());
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
  expect(readColorMode(document)).toBe('dark');
});

it('ignores other keys and values that are no mode', () => {
  const stop = watchColorMode(document, () => undefined);
  window.dispatchEvent(new StorageEvent('storage', { key: 'tabs.helm', newValue: 'dark' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'sepia' }));
  expect(readColorMode(document)).toBe('light');
  stop();
});
