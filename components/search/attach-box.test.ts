// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchOutcome } from '@/lib/search/common/types';
import { attachBox } from './attach-box';
import { readRecent } from './recent-searches';
import { boxMarkup } from './search-markup';
import { pagesFor, settle, testSite } from './fixtures/test-search';

const root = (): HTMLElement => document.querySelector<HTMLElement>('[data-search]') ?? document.body;
const input = (): HTMLInputElement => root().querySelector('input') ?? document.createElement('input');
const options = (): HTMLElement[] => [...root().querySelectorAll<HTMLElement>('[role="option"]')];
const panel = (): HTMLElement => root().querySelector<HTMLElement>('.search-panel') ?? document.body;
const active = (): string | null => root().querySelector('[aria-selected="true"]')?.textContent ?? null;

async function type(text: string): Promise<void> {
  input().value = text;
  input().dispatchEvent(new InputEvent('input', { bubbles: true }));
  await settle();
}

function press(key: string, modifiers: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
  input().dispatchEvent(event);
  return event;
}

/** Where the clicks of this test lead; jsdom goes nowhere. */
const followed: string[] = [];

beforeAll(() =>
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link) followed.push(link.getAttribute('href') ?? '');
    if (link) event.preventDefault();
  }),
);

beforeEach(() => {
  localStorage.clear();
  followed.length = 0;
  document.body.innerHTML = `<div class="site-search" data-search>${boxMarkup}</div>`;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    // As browsers that have no popovers do.
    if (selector.startsWith(':popover')) throw new DOMException('not a valid selector', 'SyntaxError');
    return selector !== ':is(:popover-open)' && matches.call(this, selector);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the markup', () => {
  it('is a form that leads to the search page, with no disabled control', () => {
    expect(root().querySelector('form')?.getAttribute('action')).toBe('/search');
    expect(input().name).toBe('q');
    expect(input().maxLength).toBe(512);
    expect(root().querySelector('[disabled]')).toBeNull();
  });

  it('opens over the screen as a native popover', () => {
    const [open, cancel] = root().querySelectorAll('[popovertarget="search"]');
    expect(open?.getAttribute('aria-label')).toBe('Search');
    expect(cancel?.textContent).toBe('Cancel');
    expect(root().querySelector('#search[popover]')).not.toBeNull();
    // In the markup, it would take the focus at desktop width, where the popover always shows.
    expect(input().autofocus).toBe(false);
    attachBox(root(), testSite().site);
    expect(input().autofocus).toBe(true);
  });
});

describe('the start', () => {
  it('keeps the same input with its text, focus and caret, and searches for what was typed', async () => {
    const before = input();
    before.value = 'scan';
    before.focus();
    before.setSelectionRange(1, 2);
    attachBox(root(), testSite().site);
    await settle();
    expect(input()).toBe(before);
    expect(document.activeElement).toBe(before);
    expect([before.value, before.selectionStart, before.selectionEnd]).toEqual(['scan', 1, 2]);
    expect(before.getAttribute('role')).toBe('combobox');
    expect(panel().hidden).toBe(false);
    expect(active()).toBe('/docs/scan/0');
  });

  it('keeps the panel closed if the reader is elsewhere by then', async () => {
    input().value = 'scan';
    attachBox(root(), testSite().site);
    await settle();
    expect(panel().hidden).toBe(true);
  });
});

describe('the panel', () => {
  it('shows the hits as links with the first one active, and a link to all of them', async () => {
    attachBox(root(), testSite().site);
    await type('scan');
    expect(options().map((option) => option.getAttribute('href'))).toEqual([
      '/docs/scan/0?q=scan',
      '/docs/scan/1?q=scan',
      '/search?q=scan',
    ]);
    expect(input().getAttribute('aria-expanded')).toBe('true');
    expect(input().getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
    expect(root().dataset['status']).toBe('idle');
  });

  it('says that an answer is on its way if it takes long', async () => {
    vi.useFakeTimers();
    attachBox(root(), testSite(() => new Promise(() => undefined)).site);
    input().focus();
    input().value = 'scan';
    input().dispatchEvent(new InputEvent('input', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(300 + 500);
    vi.useRealTimers();
    expect(root().querySelector('[role="status"]')?.textContent).toBe('Searching');
  });

  it('says that nothing was found', async () => {
    attachBox(root(), testSite(async ({ query }) => pagesFor(query, 0)).site);
    await type('xqz');
    expect(panel().hidden).toBe(false);
    expect(panel().textContent).toContain('No results found.');
  });

  it('follows the arrow keys around its ends', async () => {
    attachBox(root(), testSite().site);
    await type('scan');
    press('ArrowDown');
    expect(active()).toBe('/docs/scan/1');
    press('ArrowUp');
    press('ArrowUp');
    expect(active()).toBe('Show on the search page');
  });

  it('closes with Escape, then clears, and leaves the third one to the popover', async () => {
    attachBox(root(), testSite().site);
    await type('scan');
    expect(press('Escape').defaultPrevented).toBe(true);
    expect([panel().hidden, input().value]).toEqual([true, 'scan']);
    expect(press('Escape').defaultPrevented).toBe(true);
    expect(input().value).toBe('');
    expect(press('Escape').defaultPrevented).toBe(false);
  });

  it('closes with Tab', async () => {
    attachBox(root(), testSite().site);
    await type('scan');
    press('Tab');
    expect(panel().hidden).toBe(true);
  });

  it('offers the latest searches before anything is typed, and forgets them', async () => {
    localStorage.setItem('recent-searches', '["zap","nmap"]');
    attachBox(root(), testSite().site);
    input().click();
    expect(options().map(({ textContent }) => textContent)).toEqual(['zap', 'nmap', 'Clear recent searches']);
    expect(active()).toBeNull();
    options()[0]?.click();
    await settle();
    expect(input().value).toBe('zap');
    await type('');
    options().at(-1)?.click();
    expect(panel().hidden).toBe(true);
    expect(readRecent()).toEqual([]);
  });
});

describe('Enter', () => {
  it('follows the active hit, closes the panel and remembers the query', async () => {
    attachBox(root(), testSite().site);
    await type('scan');
    expect(press('Enter').defaultPrevented).toBe(true);
    expect(followed).toEqual(['/docs/scan/0?q=scan']);
    expect(panel().hidden).toBe(true);
    expect(readRecent()).toEqual(['scan']);
  });

  it.each([
    [{ ctrlKey: true }, 'noopener'],
    [{ metaKey: true }, 'noopener'],
    [{ shiftKey: true }, 'noopener,popup'],
  ])('with %o opens another page', async (modifiers, features) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    attachBox(root(), testSite().site);
    await type('scan');
    press('Enter', modifiers);
    expect(open.mock.calls).toEqual([[expect.stringMatching(/\/docs\/scan\/0\?q=scan$/), '_blank', features]]);
    expect(panel().hidden).toBe(false);
  });

  it('pressed before the answer follows the first hit as soon as it is there', async () => {
    let answer: ((outcome: SearchOutcome) => void) | undefined;
    attachBox(root(), testSite(() => new Promise((resolve) => (answer = resolve))).site);
    await type('scan');
    expect(press('Enter').defaultPrevented).toBe(true);
    expect(followed).toEqual([]);
    answer?.(pagesFor('scan', 2));
    await settle();
    expect(followed).toEqual(['/docs/scan/0?q=scan']);
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'that ends a composition (%o) is none of the box',
    async (given) => {
      attachBox(root(), testSite().site);
      await type('scan');
      press('Enter', given);
      expect(followed).toEqual([]);
    },
  );

  it('in an empty box sends the form', () => {
    attachBox(root(), testSite().site);
    expect(press('Enter').defaultPrevented).toBe(false);
  });
});

it('the form leads to all results by a click on a link', async () => {
  attachBox(root(), testSite().site);
  await type('scan me');
  root()
    .querySelector('form')
    ?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
  expect(followed).toEqual(['/search?q=scan+me']);
});

it('a text of more than 512 characters is cut', async () => {
  const { site, client } = testSite();
  attachBox(root(), site);
  await type('x'.repeat(600));
  expect(input().value).toHaveLength(512);
  expect(client.search.mock.lastCall?.[0].query).toHaveLength(512);
});

it('reports the results that are shown', async () => {
  const { site } = testSite();
  attachBox(root(), site);
  await type('scan');
  expect(site.reportViewed).toHaveBeenLastCalledWith(['/docs/scan/0', '/docs/scan/1']);
});
