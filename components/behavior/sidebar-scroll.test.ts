// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installSidebarScroll } from './sidebar-scroll';

const rowHeight = 30;
const boxHeight = 300;
let uninstall = (): void => {};
const box = (): HTMLElement => document.querySelector('[data-sidebar]') as HTMLElement;

/** A box of 100 rows, with the geometry that the test environment lacks. */
function show(current: number): void {
  const rows = Array.from({ length: 100 }, (_, index) => `<a${index === current ? ' aria-current="page"' : ''}></a>`);
  document.body.innerHTML = `<div data-sidebar>${rows.join('')}</div>`;
  const sidebar = box();
  sidebar.getBoundingClientRect = () => ({ top: 0, bottom: boxHeight }) as DOMRect;
  for (const [index, row] of [...sidebar.children].entries()) {
    const top = (): number => index * rowHeight - sidebar.scrollTop;
    row.getBoundingClientRect = () => ({ top: top(), bottom: top() + rowHeight }) as DOMRect;
  }
}

const currentTop = (): number => box().querySelector('[aria-current]')?.getBoundingClientRect().top ?? NaN;

beforeEach(() => sessionStorage.clear());
afterEach(() => uninstall());

describe('the sidebar', () => {
  it('shows the entry of the page that was opened', () => {
    show(80);
    uninstall = installSidebarScroll(document);
    expect(currentTop()).toBeGreaterThan(0);
    expect(currentTop()).toBeLessThan(boxHeight - rowHeight);
  });

  it('stays where the reader left it over a full page load, while the entry is in view', () => {
    show(45);
    uninstall = installSidebarScroll(document);
    box().scrollTop = 1200;
    window.dispatchEvent(new Event('pagehide'));
    uninstall();
    show(45);
    uninstall = installSidebarScroll(document);
    expect(box().scrollTop).toBe(1200);
  });

  it('does not move while the reader scrolls it on one page', async () => {
    show(80);
    uninstall = installSidebarScroll(document);
    box().scrollTop = 0;
    document.body.append(document.createElement('p'));
    await Promise.resolve();
    expect(box().scrollTop).toBe(0);
  });

  it('brings the entry of the next page into view', async () => {
    show(80);
    uninstall = installSidebarScroll(document);
    box().querySelector('[aria-current]')?.removeAttribute('aria-current');
    box().children[2]?.setAttribute('aria-current', 'page');
    document.body.append(document.createElement('main'));
    await Promise.resolve();
    expect(currentTop()).toBeGreaterThanOrEqual(0);
    expect(currentTop()).toBeLessThan(boxHeight);
  });
});
