// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installPrefetch } from './prefetch';

const prefetch = vi.fn<(route: string) => void>();
let listening: AbortController;

const setConnection = (connection: unknown): void => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<p><a id="blog" href="/blog#latest">Blog</a> <a id="docs" href="/docs">Docs</a> <a id="file" href="/llms.txt">Text</a></p>';
  listening = new AbortController();
  installPrefetch(prefetch, listening.signal);
});
afterEach(() => {
  listening.abort();
  prefetch.mockReset();
  setConnection(undefined);
  vi.useRealTimers();
});

const fire = (id: string, type: string): void => {
  const element = document.getElementById(id) ?? document.body;
  // `:focus-visible` needs a real focus.
  if (type === 'focusin') element.focus();
  else element.dispatchEvent(new Event(type, { bubbles: true }));
};

it('waits until the pointer rests on a link', () => {
  fire('blog', 'pointerover');
  expect(prefetch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/blog');
});

it('does not fetch what the pointer only passes', () => {
  fire('blog', 'pointerover');
  fire('body', 'pointerover');
  vi.advanceTimersByTime(200);
  expect(prefetch).not.toHaveBeenCalled();
});

it('fetches at once on touch and focus, and each page once', () => {
  fire('docs', 'touchstart');
  fire('docs', 'focusin');
  fire('blog', 'focusin');
  expect(prefetch.mock.calls).toEqual([['/docs'], ['/blog']]);
});

it('fetches nothing but pages of the site', () => {
  fire('file', 'focusin');
  expect(prefetch).not.toHaveBeenCalled();
});

it('fetches nothing on a connection that saves data or is slow', () => {
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
    setConnection(connection);
    fire('docs', 'touchstart');
  }
  expect(prefetch).not.toHaveBeenCalled();
  setConnection({ effectiveType: '4g', saveData: false });
  fire('docs', 'touchstart');
  expect(prefetch).toHaveBeenCalledOnce();
});
