// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installInternalLinks } from './internal-links';

const go = vi.fn<(route: string, link: HTMLAnchorElement) => void>();
let listening: AbortController;

beforeEach(() => {
  document.body.innerHTML =
    '<p><a href="/blog"><b>Blog</b></a> <a href="mailto:a@example.org">Mail</a> <a href="https://example.net/">Other</a></p>';
  listening = new AbortController();
  installInternalLinks(go, listening.signal);
});
afterEach(() => {
  listening.abort();
  go.mockReset();
});

function click(selector: string, init: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
  // jsdom follows no links; what the site did with the click is known by then.
  document.addEventListener('click', (seen) => seen.defaultPrevented || seen.preventDefault(), { once: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
}

it('hands a click inside a link to the router', () => {
  click('b');
  expect(go).toHaveBeenCalledExactlyOnceWith('/blog', document.querySelector('a'));
});

it('leaves clicks with a modifier key or another button to the browser', () => {
  for (const init of [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
    click('b', init);
  expect(go).not.toHaveBeenCalled();
});

it('leaves addresses that are no page of the site to the browser', () => {
  click('a[href^="mailto"]');
  click('a[href^="https"]');
  click('p');
  expect(go).not.toHaveBeenCalled();
});

it('leaves a click that somebody else has handled', () => {
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  click('b');
  expect(go).not.toHaveBeenCalled();
});
