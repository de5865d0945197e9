// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installOffline } from './offline';
import { uninstallAfterEach } from './uninstall-after-each.test-util';

const uninstall = uninstallAfterEach();

const onLine = vi.spyOn(navigator, 'onLine', 'get');
const box = (): Element | null => document.querySelector('[role="alert"]');

/** Whether the browser, or the router, would follow the link. */
function isFollowed(id: string): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  // jsdom cannot follow a link.
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  let isPrevented = false;
  document.body.addEventListener('click', (event) => (isPrevented = event.defaultPrevented), {
    capture: true,
    once: true,
  });
  document.getElementById(id)?.dispatchEvent(click);
  return !isPrevented;
}

const pageAt = (hostname: string): unknown => vi.stubGlobal('location', { ...location, hostname });

beforeEach(() => {
  pageAt('docs.example');
  document.body.innerHTML =
    '<a id="out" href="/other">Other</a><a id="in" href="#part">Part</a><a id="far" href="https://example.com/">Far</a>';
  onLine.mockReturnValue(false);
  installOffline();
});
afterEach(() => {
  onLine.mockReset();
  vi.unstubAllGlobals();
});

it('keeps the page and says so', () => {
  expect(isFollowed('out')).toBe(false);
  expect(box()?.textContent).toContain('could not be loaded');
});

it('keeps the page if a form is sent that no script handles, and sends it on a second try', () => {
  document.body.innerHTML = '<form></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  const isSent = (): boolean => form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  form.requestSubmit = vi.fn();
  expect(isSent()).toBe(false);
  box()?.querySelector('button')?.click();
  expect(form.requestSubmit).toHaveBeenCalledOnce();
  form.addEventListener('submit', (event) => event.preventDefault());
  isSent();
  expect(box()).toBeNull();
});

it('leaves links within the page and to other sites alone', () => {
  expect(isFollowed('in')).toBe(true);
  expect(isFollowed('far')).toBe(true);
  expect(box()).toBeNull();
});

it('goes on, on a second try, once the network is back', () => {
  isFollowed('out');
  onLine.mockReturnValue(true);
  let isPrevented = true;
  document.addEventListener(
    'click',
    (event) => {
      if ((event.target as Element).id === 'out') {
        isPrevented = event.defaultPrevented;
        event.preventDefault();
      }
    },
    { capture: true },
  );
  box()?.querySelector('button')?.click();
  expect(isPrevented).toBe(false);
  expect(box()).toBeNull();
});

it('follows links on a site that comes from the same machine', () => {
  uninstall();
  pageAt('localhost');
  installOffline();
  expect(isFollowed('out')).toBe(true);
  expect(box()).toBeNull();
});
