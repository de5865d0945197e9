// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installHeadingAnchor } from './heading-anchor';

const writeText = vi.fn<(text: string) => Promise<void>>();
const link = (): HTMLAnchorElement => document.querySelector('a') as HTMLAnchorElement;
let uninstall = (): void => {};

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  history.replaceState(null, '', '/docs/scanners/nmap');
  document.body.innerHTML = '<h2 id="values">Values<a class="heading-anchor" href="#values"><svg></svg></a></h2>';
  uninstall = installHeadingAnchor(document);
});
afterEach(() => {
  uninstall();
  vi.useRealTimers();
});

describe('the link of a heading', () => {
  it('copies its whole address, says so, and still goes there', async () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link().dispatchEvent(click);
    await vi.advanceTimersByTimeAsync(100);
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/docs/scanners/nmap#values`);
    expect(document.querySelector('[role=status]')?.textContent).toBe('Copied the link');
    expect(click.defaultPrevented).toBe(false);
    expect(location.hash).toBe('#values');
  });

  it('copies nothing when it is opened in a new tab', async () => {
    link().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    await vi.advanceTimersByTimeAsync(100);
    expect(writeText).not.toHaveBeenCalled();
  });

  it('claims nothing where the clipboard is closed', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    link().click();
    await vi.advanceTimersByTimeAsync(100);
    expect(link().dataset).not.toHaveProperty('copied');
    expect(document.querySelector('[role=status]')).toBeNull();
  });
});
