// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installSearchIntent } from './search-intent';
import { isSearchKeyOn, switchSearchKey, watchSearchKey } from './search-key';

const load = vi.fn();
const open = vi.fn();
let stop = (): void => undefined;
const find = <Found extends HTMLElement>(selector: string): Found => document.querySelector(selector) as Found;

function press(key: string, options: KeyboardEventInit = {}, target: Element = document.body): boolean {
  return !target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }));
}

beforeEach(() => {
  document.body.innerHTML =
    '<div data-search><div data-part="search-form"><form><input value="old"><button></button></form></div></div><textarea></textarea><p></p>';
  load.mockReset();
  open.mockReset();
  stop = installSearchIntent({ root: document, load, open });
});
afterEach(() => {
  stop();
  delete document.documentElement.dataset['searchKey'];
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
    expect(load).toHaveBeenCalled();
    expect(open).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['k', {}],
    ['/', { ctrlKey: true }],
    ['/', { altKey: true }],
    ['k', { ctrlKey: true, altKey: true }],
  ])('%s %o does not', (key, options) => {
    expect(press(key, options)).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });

  it('/ is left to who writes, and to those who switched it off', () => {
    expect(press('/', {}, find('textarea'))).toBe(false);
    switchSearchKey(document, false);
    expect(press('/')).toBe(false);
    expect(press('k', { ctrlKey: true })).toBe(true);
  });

  it('pointing at the box and entering it load search; the rest of the page does not', () => {
    find('p').dispatchEvent(new Event('pointerover', { bubbles: true }));
    find('textarea').focus();
    expect(load).not.toHaveBeenCalled();
    find('button').dispatchEvent(new Event('pointerover', { bubbles: true }));
    find('input').focus();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('pressing the box and typing into it open search; coming by with the Tab key and pressing its button do not', () => {
    find('input').focus();
    find('button').addEventListener('click', (event) => event.preventDefault());
    find('button').click();
    expect(open).not.toHaveBeenCalled();
    find('input').click();
    find('input').dispatchEvent(new Event('input', { bubbles: true }));
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('a reader who is in the box already is noticed', () => {
    stop();
    find('input').focus();
    load.mockReset();
    stop = installSearchIntent({ root: document, load, open });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('what is typed before anyone listens asks for search; an empty box does not', () => {
    for (const [value, times] of [
      ['', 0],
      ['nm', 1],
    ] as const) {
      stop();
      open.mockReset();
      find<HTMLInputElement>('input').value = value;
      find('input').focus();
      stop = installSearchIntent({ root: document, load, open });
      expect(open).toHaveBeenCalledTimes(times);
    }
  });
});

it('whether / is on is remembered and told', async () => {
  const notify = vi.fn();
  const stopWatching = watchSearchKey(document, notify);
  switchSearchKey(document, false);
  await Promise.resolve();
  expect(notify).toHaveBeenCalledTimes(1);
  expect(isSearchKeyOn(document)).toBe(false);
  expect(localStorage.getItem('search-key')).toBe('off');
  stopWatching();
});
