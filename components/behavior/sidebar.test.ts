// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { installSidebar } from './sidebar';
import { uninstallAfterEach } from './uninstall-after-each.test-util';

const uninstall = uninstallAfterEach();

const rowHeight = 30;
const boxHeight = 300;
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

describe('the sidebar', () => {
  it('shows the entry of the page that was opened', () => {
    show(80);
    installSidebar();
    expect(currentTop()).toBeGreaterThan(0);
    expect(currentTop()).toBeLessThan(boxHeight - rowHeight);
  });

  it('stays where the reader left it over a full page load, while the entry is in view', () => {
    show(45);
    installSidebar();
    box().scrollTop = 1200;
    window.dispatchEvent(new Event('pagehide'));
    uninstall();
    show(45);
    installSidebar();
    expect(box().scrollTop).toBe(1200);
  });

  it('does not move while the reader scrolls it on one page', async () => {
    show(80);
    installSidebar();
    box().scrollTop = 0;
    document.body.append(document.createElement('p'));
    await Promise.resolve();
    expect(box().scrollTop).toBe(0);
  });

  it('brings the entry of the next page into view', async () => {
    show(80);
    installSidebar();
    box().querySelector('[aria-current]')?.removeAttribute('aria-current');
    box().children[2]?.setAttribute('aria-current', 'page');
    document.body.append(document.createElement('main'));
    await Promise.resolve();
    expect(currentTop()).toBeGreaterThanOrEqual(0);
    expect(currentTop()).toBeLessThan(boxHeight);
  });

  it('opens the branch of the page, and leaves it closed when the reader closes it', async () => {
    document.body.innerHTML = `<div data-sidebar><a>Scanners</a><details><a aria-current="page">Nmap</a></details>
      <a>Hooks</a><details><a>ZAP</a></details></div>`;
    installSidebar();
    const states = (): boolean[] => [...document.querySelectorAll('details')].map(({ open }) => open);
    expect(states()).toEqual([true, false]);
    for (const details of document.querySelectorAll('details')) details.open = false;
    document.body.append(document.createElement('p'));
    await Promise.resolve();
    expect(states()).toEqual([false, false]);
    const [, , hooks] = document.querySelectorAll('a');
    document.querySelector('[aria-current]')?.removeAttribute('aria-current');
    hooks?.setAttribute('aria-current', 'page');
    document.body.append(document.createElement('p'));
    await Promise.resolve();
    expect(states()).toEqual([false, true]);
  });
});
