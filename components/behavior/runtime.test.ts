// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installRuntime } from './runtime';
import { uninstallAfterEach } from './uninstall-after-each.test-util';

const uninstall = uninstallAfterEach();
const scripts = (): (string | null)[] =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const install = (): void => installRuntime('/data.js sha256-d');
const send = (type: string, selector: string): void => {
  const element = document.querySelector<HTMLElement>(selector);
  // `:focus-visible` needs a real focus.
  if (type === 'focusin') element?.focus();
  else element?.dispatchEvent(new Event(type, { bubbles: true }));
};
const answer = async (type: 'load' | 'error'): Promise<void> => {
  for (const script of document.head.querySelectorAll('script')) script.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
};

let comeNear: (element: Element | null) => void;

beforeEach(() => {
  comeNear = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly report: (entries: readonly { isIntersecting: boolean }[]) => void) {}

      observe(watched: Element): void {
        comeNear = (element) => this.report([{ isIntersecting: element === watched }]);
      }
    },
  );
  vi.useFakeTimers();
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = `<a id="in" href="#part">Part</a><a id="out" href="/other">Other</a>
    <a id="far" href="https://example.com/">Far</a><div data-needs-runtime><textarea></textarea></div><p></p>`;
});
afterEach(() => void vi.useRealTimers());

it('does not start for a reader who only reads, points at links inside the page or leaves the site', async () => {
  install();
  for (const selector of ['p', '#in', '#far'])
    for (const type of ['pointerover', 'pointerdown', 'focusin', 'touchstart', 'scroll', 'click']) send(type, selector);
  await vi.advanceTimersByTimeAsync(1000);
  expect(scripts()).toEqual([]);
});

it.each([
  ['touchstart', '#out'],
  ['focusin', '#out'],
])('starts on %s at %s', (type, selector) => {
  install();
  send(type, selector);
  expect(scripts()).toEqual(['/data.js']);
});

it('starts when the pointer rests on a link, not when it passes', async () => {
  install();
  send('pointerover', '#out');
  await vi.advanceTimersByTimeAsync(50);
  send('pointerover', 'p');
  await vi.advanceTimersByTimeAsync(500);
  expect(scripts()).toEqual([]);
  send('pointerover', '#out');
  await vi.advanceTimersByTimeAsync(100);
  expect(scripts()).toEqual(['/data.js']);
});

it('does not start on a link of a page that is translated meanwhile', () => {
  document.body.insertAdjacentHTML('afterbegin', '<h1>Other words</h1>');
  install();
  document.querySelector('h1')!.innerHTML = '<font>Andere Worte</font>';
  send('touchstart', '#out');
  expect(scripts()).toEqual([]);
});

it('restores the attributes on the root of a page that React renders anew', async () => {
  const { dataset } = document.documentElement;
  Object.assign(dataset, { js: '', theme: 'dark' });
  install();
  send('touchstart', '#out');
  delete dataset['js'];
  dataset['theme'] = 'light';
  await Promise.resolve();
  expect({ ...dataset }).toEqual({ js: '', theme: 'dark' });
});

it('loads the data, then the runtime that it names, once', async () => {
  install();
  send('focusin', '#out');
  window.runtimeFiles = ['/a.js sha256-a', '/b.js sha256-b'];
  await answer('load');
  send('focusin', '#out');
  expect(scripts()).toEqual(['/data.js', '/a.js', '/b.js']);
});

it('reports a file that fails to load', async () => {
  const failed = vi.fn();
  document.addEventListener('runtime-failed', failed);
  install();
  send('focusin', '#out');
  await answer('error');
  expect(failed).toHaveBeenCalledTimes(1);
});

it('starts when a part that needs it comes near', () => {
  install();
  expect(scripts()).toEqual([]);
  comeNear(document.querySelector('[data-needs-runtime]'));
  expect(scripts()).toEqual(['/data.js']);
});

it('starts to show the docs version that the reader chose', () => {
  document.body.innerHTML = '<a data-version="1.x">1.x</a>';
  install();
  expect(scripts()).toEqual([]);
  uninstall();
  localStorage.setItem('docs-preferred-version', '1.x');
  install();
  expect(scripts()).toEqual(['/data.js']);
});
