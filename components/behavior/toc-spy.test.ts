// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installTocSpy } from './toc-spy';
import { uninstallAfterEach } from './uninstall-after-each.test-util';

uninstallAfterEach();

const place = (id: string, top: number): void => {
  (document.getElementById(id) as HTMLElement).getBoundingClientRect = () => ({ top, bottom: top + 30 }) as DOMRect;
};
const current = (): (string | null)[] =>
  [...document.querySelectorAll('[aria-current=location]')].map((link) => link.getAttribute('href'));
const frame = (): Promise<unknown> => vi.advanceTimersByTimeAsync(20);

beforeEach(() => {
  vi.useFakeTimers();
  const size = { clientHeight: 800, scrollHeight: 5000, scrollTop: 0 };
  for (const [name, value] of Object.entries(size))
    Object.defineProperty(document.documentElement, name, { configurable: true, value });
  const toc = '<nav data-toc><a href="#first">First</a><a href="#n%C3%A4chster">Next</a></nav>';
  document.body.innerHTML = `${toc}<details class="toc-details"><summary></summary>${toc}</details><h2 id="first"></h2><h2 id="nächster"></h2>`;
  place('first', -200);
  place('nächster', 900);
  installTocSpy();
});
afterEach(() => void vi.useRealTimers());

describe('the table of contents', () => {
  it('marks the heading being read in each of its copies', async () => {
    await frame();
    expect(current()).toEqual(['#first', '#first']);
  });

  it('follows the reader, also to ids that are written encoded', async () => {
    await frame();
    place('nächster', 0);
    window.dispatchEvent(new Event('scroll'));
    await frame();
    expect(current()).toEqual(['#n%C3%A4chster', '#n%C3%A4chster']);
  });

  it('names it beside the collapsed list', async () => {
    const named = () => document.querySelector('summary')?.dataset['current'];
    await frame();
    expect(named()).toBe(' · First');
    place('first', 500);
    window.dispatchEvent(new Event('scroll'));
    await frame();
    expect(named()).toBe('');
  });

  it('marks nothing above the first heading', async () => {
    place('first', 500);
    window.dispatchEvent(new Event('scroll'));
    await frame();
    expect(current()).toEqual([]);
  });

  it('follows a navigation to another page', async () => {
    await frame();
    document.body.innerHTML = '<nav data-toc><a href="#other">Other</a></nav><h2 id="other"></h2>';
    await frame();
    expect(current()).toEqual(['#other']);
  });
});
