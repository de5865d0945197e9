// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { arrive, linkRestorer } from './arrive';

const scrolled: string[] = [];

beforeEach(() => {
  document.body.innerHTML =
    '<main tabindex="-1"><h1>Title</h1><h2 id="größe">Size</h2><h2 id="100%">All</h2><a id="link" href="/x">x</a></main>';
  scrolled.length = 0;
  window.scrollTo = vi.fn<() => void>(() => scrolled.push('top'));
  Element.prototype.scrollIntoView = vi.fn<() => void>(function (this: Element) {
    scrolled.push(this.id);
  });
});

it('goes to the top without a hash, and gives the heading the focus', () => {
  arrive('');
  expect(scrolled).toEqual(['top']);
  expect(document.activeElement?.tagName).toBe('H1');
});

it('goes to the target of the hash, decoded, and gives it the focus', () => {
  arrive('#gr%C3%B6%C3%9Fe');
  expect(scrolled).toEqual(['größe']);
  expect(document.activeElement?.id).toBe('größe');
});

it('opens what the target of the hash is hidden in', () => {
  document.body.innerHTML = '<details><summary>More</summary><h2 id="part">Part</h2></details>';
  arrive('#part');
  expect(document.querySelector('details')?.open).toBe(true);
});

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

it('gives the focus back to the link that led away, unless the reader has it elsewhere', async () => {
  document.body.insertAdjacentHTML('afterbegin', '<nav><a href="/x">x</a></nav>');
  const main = document.querySelector('main')?.outerHTML ?? '';
  const goBack = linkRestorer(document.querySelector('main a') as HTMLAnchorElement);
  document.querySelector<HTMLElement>('nav a')?.focus();
  goBack();
  await nextFrame();
  expect(document.activeElement).toBe(document.querySelector('nav a'));
  document.body.innerHTML = `<nav><a href="/x">x</a></nav>${main}`;
  goBack();
  await nextFrame();
  expect(document.activeElement).toBe(document.querySelector('main a'));
});

it('uses a hash as written if it cannot be decoded', () => {
  arrive('#100%');
  expect(scrolled).toEqual(['100%']);
});

it('goes to the top where the target does not exist', () => {
  arrive('#nowhere');
  expect(scrolled).toEqual(['top']);
});

it('does not take a link out of the tab order by giving it the focus', () => {
  arrive('#link');
  expect(document.activeElement?.id).toBe('link');
  expect(document.activeElement?.hasAttribute('tabindex')).toBe(false);
});

it('gives the focus to the main part of a page without a heading', () => {
  document.querySelector('h1')?.remove();
  arrive('');
  expect(document.activeElement?.tagName).toBe('MAIN');
});
