// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { installHashHistory } from './hash-history';

afterEach(() => {
  vi.restoreAllMocks();
});

it('writes the address of an entry without state once more, and leaves entries that have state', () => {
  const listening = new AbortController();
  installHashHistory(listening.signal);
  history.replaceState(null, '', '/docs#one');
  const replace = vi.spyOn(history, 'replaceState');
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(replace).toHaveBeenCalledExactlyOnceWith(null, '', expect.stringMatching(/\/docs#one$/));

  history.replaceState({ __NA: true }, '', '/docs#two');
  replace.mockClear();
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(replace).not.toHaveBeenCalled();
  listening.abort();
});
