// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installCopyPage } from './copy-page';

const writeText = vi.fn<(text: string) => Promise<void>>();
const get = vi.fn<(address: string) => Promise<Response>>();
const status = (): string | null | undefined => document.querySelector('[role=status]')?.textContent;
let uninstall = (): void => {};

async function click(): Promise<void> {
  document.querySelector('button')?.click();
  await vi.advanceTimersByTimeAsync(100);
}

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  get.mockReset().mockResolvedValue(new Response('# Nmap'));
  vi.stubGlobal('fetch', get);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  document.body.innerHTML = '<button data-copy-page="/docs/scanners/nmap.md">Copy page as Markdown</button>';
  uninstall = installCopyPage(document);
});
afterEach(() => {
  uninstall();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('"Copy page as Markdown"', () => {
  it('copies the Markdown twin and says so', async () => {
    await click();
    expect(get).toHaveBeenCalledWith('/docs/scanners/nmap.md');
    expect(writeText).toHaveBeenCalledWith('# Nmap');
    expect(status()).toBe('Copied the page as Markdown');
  });

  it('hands a twin that is on its way to the clipboard within the click, where browsers take it', async () => {
    const write = vi.fn<(items: readonly { data: Readonly<Record<string, Promise<Blob>>> }[]) => Promise<void>>();
    write.mockImplementation(async ([item]) => void (await item?.data['text/plain']));
    vi.stubGlobal(
      'ClipboardItem',
      class {
        constructor(readonly data: object) {}
      },
    );
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write, writeText } });
    document.querySelector('button')?.click();
    expect(write).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(100);
    const bytes = await write.mock.calls[0]?.[0][0]?.data['text/plain'];
    expect(bytes).toMatchObject({ type: 'text/plain', size: '# Nmap'.length });
    expect(writeText).not.toHaveBeenCalled();
    expect(status()).toBe('Copied the page as Markdown');
  });

  it.each([
    ['the twin is missing', () => get.mockResolvedValue(new Response('', { status: 404 }))],
    ['there is no network', () => get.mockRejectedValue(new TypeError('offline'))],
    ['the clipboard is closed', () => writeText.mockRejectedValue(new Error('denied'))],
  ])('points to the link when %s', async (_case, arrange) => {
    arrange();
    await click();
    expect(status()).toContain('View as Markdown');
    expect(document.querySelector('button')?.dataset).not.toHaveProperty('copied');
  });
});
