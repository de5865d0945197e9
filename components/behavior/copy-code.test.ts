// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installCopyCode } from './copy-code';

const writeText = vi.fn<(text: string) => Promise<void>>();
const block = (copy: string): string =>
  `<figure><div class="code-frame"><pre><code>helm repo update\nkubectl get scans\n</code></pre><button class="copy-button" data-copy="${copy}"><svg></svg></button></div></figure>`;
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(100);
const status = (): string | null | undefined => document.querySelector('[role=status]')?.textContent;
const button = (): HTMLElement => document.querySelector('.copy-button') as HTMLElement;

let uninstall = (): void => {};
beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  document.body.innerHTML = block('');
  uninstall = installCopyCode(document);
});
afterEach(() => {
  uninstall();
  vi.useRealTimers();
});

describe('the copy button of a code block', () => {
  it('copies the code, shows it for a while and says so', async () => {
    document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await settle();
    expect(writeText).toHaveBeenCalledWith('helm repo update\nkubectl get scans');
    expect(button().dataset).toHaveProperty('copied');
    expect(status()).toBe('Copied the code');
    await vi.advanceTimersByTimeAsync(2000);
    expect(button().dataset).not.toHaveProperty('copied');
  });

  it('copies what the block names instead, such as the outcome of a diff', async () => {
    document.body.innerHTML = block('kubectl get scans');
    button().click();
    await settle();
    expect(writeText).toHaveBeenCalledWith('kubectl get scans');
  });

  it('selects the code and says how to copy it where the clipboard is closed', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    button().click();
    await settle();
    expect(getSelection()?.toString()).toBe('helm repo update\nkubectl get scans\n');
    expect(status()).toContain('is selected');
    expect(button().dataset).not.toHaveProperty('copied');
  });

  it('does the same where the browser has no clipboard', async () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    button().click();
    await settle();
    expect(status()).toContain('is selected');
  });
});
