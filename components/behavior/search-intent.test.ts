// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installSearchIntent } from './search-intent';
import { uninstallAfterEach } from './uninstall-after-each.test-util';

const uninstall = uninstallAfterEach();
const find = <Found extends HTMLElement>(selector: string): Found => document.querySelector(selector) as Found;
const loaded = (): number =>
  [...document.head.querySelectorAll<HTMLScriptElement>('script[src="/search.js"]')].filter(
    ({ integrity }) => integrity === 'sha256-x',
  ).length;
const install = (): void => installSearchIntent('/search.js sha256-x');

function press(key: string, options: KeyboardEventInit = {}, target: Element = document.body): boolean {
  return !target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }));
}

beforeEach(() => {
  delete document.documentElement.dataset['searchKey'];
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<div data-search><form><input value="old"><button type="button"></button></form></div><textarea></textarea><p> words on the page </p><div>two\nlines</div>';
  install();
});

describe('the way to search', () => {
  it.each([
    ['/', {}],
    ['k', { ctrlKey: true }],
    ['K', { metaKey: true }],
  ])('%s %o leads to the box, whose text is then selected', (key, options) => {
    expect(press(key, options)).toBe(true);
    const input = find<HTMLInputElement>('input');
    expect(document.activeElement).toBe(input);
    expect(input.selectionEnd).toBe('old'.length);
    expect(loaded()).toBe(1);
  });

  it.each([
    ['k', {}],
    ['/', { ctrlKey: true }],
    ['/', { altKey: true }],
    ['k', { ctrlKey: true, altKey: true }],
  ])('%s %o does not', (key, options) => {
    expect(press(key, options)).toBe(false);
    expect(loaded()).toBe(0);
  });

  it('/ does nothing in a text field, or if the reader has switched it off', () => {
    expect(press('/', {}, find('textarea'))).toBe(false);
    document.documentElement.dataset['searchKey'] = 'off';
    expect(press('/')).toBe(false);
    expect(press('k', { ctrlKey: true })).toBe(true);
  });

  it('Ctrl-K fills in words selected in one line of the page, / does not', () => {
    const input = find<HTMLInputElement>('input');
    getSelection()?.selectAllChildren(find('p'));
    press('/');
    expect(input.value).toBe('old');
    getSelection()?.selectAllChildren(find('p'));
    press('k', { ctrlKey: true }, find('textarea'));
    expect(input.value).toBe('old');
    getSelection()?.selectAllChildren(find('p'));
    press('k', { ctrlKey: true });
    expect(input.value).toBe('words on the page');
    getSelection()?.selectAllChildren(find('p + div'));
    press('k', { ctrlKey: true });
    expect(input.value).toBe('words on the page');
  });

  it('the index loads alongside the code, but not for words that are only marked', () => {
    uninstall();
    const fetched = vi.fn(async () => new Response());
    vi.stubGlobal('fetch', fetched);
    history.replaceState(null, '', '/?q=nmap');
    installSearchIntent('/search.js sha256-x', '/index.json');
    expect([loaded(), fetched.mock.calls]).toEqual([1, []]);
    uninstall();
    history.replaceState(null, '', '/');
    installSearchIntent('/search.js sha256-x', '/index.json');
    press('/');
    expect([loaded(), fetched.mock.calls]).toEqual([2, [['/index.json']]]);
    vi.unstubAllGlobals();
  });

  it('the search page loads search by itself', () => {
    uninstall();
    document.body.innerHTML = '<main><div data-search></div></main>';
    install();
    expect(loaded()).toBe(1);
  });

  it('pointing at the box, entering it and typing into it load search, once; the rest of the page does not', () => {
    find('p').dispatchEvent(new Event('pointerover', { bubbles: true }));
    find('textarea').focus();
    expect(loaded()).toBe(0);
    find('button').dispatchEvent(new Event('pointerover', { bubbles: true }));
    find('input').focus();
    find('input').dispatchEvent(new Event('input', { bubbles: true }));
    expect(loaded()).toBe(1);
  });

  it('if the code fails to load, the next event tries again', async () => {
    find('input').focus();
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    await new Promise((resolve) => setTimeout(resolve));
    find('input').dispatchEvent(new Event('input', { bubbles: true }));
    expect(loaded()).toBe(2);
  });

  it('search loads for a reader who is already in the box, and for an address with a query', () => {
    uninstall();
    find('input').focus();
    install();
    expect(loaded()).toBe(1);
    uninstall();
    find('input').blur();
    history.replaceState(null, '', '/?q=nmap');
    install();
    expect(loaded()).toBe(2);
    history.replaceState(null, '', '/');
  });
});
