// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installCopy } from './copy';
import { uninstallAfterEach } from './uninstall-after-each.test-util';

uninstallAfterEach();

const writeText = vi.fn<(text: string) => Promise<void>>();
const get = vi.fn<(address: string) => Promise<Response>>();
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(100);
const status = (): string | null | undefined => document.querySelector('[role=status]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  get.mockReset().mockResolvedValue(new Response('# Nmap'));
  vi.stubGlobal('fetch', get);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  installCopy();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the copy button of a code block', () => {
  const block = (copy: string): string =>
    `<figure><div class="code-frame"><pre><code>helm repo update\nkubectl get scans\n</code></pre><button class="copy-button" data-copy="${copy}"><svg></svg></button></div></figure>`;
  const button = (): HTMLElement => document.querySelector('.copy-button') as HTMLElement;

  beforeEach(() => {
    document.body.innerHTML = block('');
  });

  it('copies the code, shows it for a while and says so', async () => {
    document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await settle();
    expect(writeText).toHaveBeenCalledWith('helm repo update\nkubectl get scans');
    expect(button().dataset).toHaveProperty('copied');
    expect(status()).toBe('Copied the code');
    await vi.advanceTimersByTimeAsync(2000);
    expect(button().dataset).not.toHaveProperty('copied');
  });

  it('shows the mark for the full time after a second copy', async () => {
    button().click();
    await vi.advanceTimersByTimeAsync(1500);
    button().click();
    await vi.advanceTimersByTimeAsync(1500);
    expect(button().dataset).toHaveProperty('copied');
    await vi.advanceTimersByTimeAsync(500);
    expect(button().dataset).not.toHaveProperty('copied');
  });

  it('copies the text that the block names instead, such as the result of a diff', async () => {
    document.body.innerHTML = block('kubectl get scans');
    button().click();
    await settle();
    expect(writeText).toHaveBeenCalledWith('kubectl get scans');
  });

  it('selects the code and says how to copy it if the clipboard is blocked', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    button().click();
    await settle();
    expect(getSelection()?.toString()).toBe('helm repo update\nkubectl get scans\n');
    expect(status()).toContain('is selected');
    expect(button().dataset).not.toHaveProperty('copied');
  });

  describe('on a page served without TLS, which has no clipboard', () => {
    beforeEach(() => {
      Reflect.deleteProperty(navigator, 'clipboard');
    });

    it('copies the older way', async () => {
      const setData = vi.fn();
      document.execCommand = () =>
        !document.dispatchEvent(Object.assign(new Event('copy', { cancelable: true }), { clipboardData: { setData } }));
      button().click();
      await settle();
      expect(setData).toHaveBeenCalledExactlyOnceWith('text/plain', 'helm repo update\nkubectl get scans');
      expect(status()).toBe('Copied the code');
      // What the reader copies later is left alone.
      expect(document.execCommand('copy')).toBe(false);
    });

    it('selects the code if the browser refuses that, too', async () => {
      document.execCommand = () => false;
      button().click();
      await settle();
      expect(getSelection()?.toString()).toBe('helm repo update\nkubectl get scans\n');
      expect(status()).toContain('is selected');
    });
  });
});

describe('"Copy page as Markdown"', () => {
  async function click(): Promise<void> {
    document.querySelector('button')?.click();
    await settle();
  }

  beforeEach(() => {
    document.body.innerHTML = '<button data-copy-page="/docs/scanners/nmap.md">Copy page as Markdown</button>';
  });

  it('copies the Markdown twin and says so', async () => {
    await click();
    expect(get).toHaveBeenCalledWith('/docs/scanners/nmap.md');
    expect(writeText).toHaveBeenCalledWith('# Nmap');
    expect(status()).toBe('Copied the page');
  });

  it('hands the promise of a twin to the clipboard within the click, in browsers that accept one', async () => {
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
    expect(status()).toBe('Copied the page');
  });

  it.each([
    ['the twin is missing', () => get.mockResolvedValue(new Response('', { status: 404 }))],
    ['there is no network', () => get.mockRejectedValue(new TypeError('offline'))],
    ['the clipboard is closed', () => writeText.mockRejectedValue(new Error('denied'))],
  ])('points to the link when %s', async (_case, arrange) => {
    arrange();
    await click();
    expect(status()).toContain('View as Markdown');
    expect(document.querySelector('button')?.dataset['failed']).toBe(status());
    expect(document.querySelector('button')?.dataset).not.toHaveProperty('copied');
  });
});

it('removes the message of failure once the page is copied', async () => {
  document.body.innerHTML = '<button data-copy-page="/a.md" data-failed="No">Copy page as Markdown</button>';
  document.querySelector('button')?.click();
  await settle();
  expect(document.querySelector('button')?.dataset).not.toHaveProperty('failed');
});

describe('the link of a heading', () => {
  const link = (): HTMLAnchorElement => document.querySelector('a') as HTMLAnchorElement;

  beforeEach(() => {
    history.replaceState(null, '', '/docs/scanners/nmap');
    document.body.innerHTML = '<h2 id="values"><a class="heading-anchor" href="#values">Values</a></h2>';
  });

  it('copies its whole address, says so, and still goes there', async () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link().dispatchEvent(click);
    await settle();
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/docs/scanners/nmap#values`);
    expect(document.querySelector('[role=status]')?.textContent).toBe('Copied the link');
    expect(click.defaultPrevented).toBe(false);
    // jsdom navigates later, on its own clock.
    await vi.waitFor(() => expect(location.hash).toBe('#values'));
  });

  it('copies nothing when it is opened in a new tab', async () => {
    link().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    await settle();
    expect(writeText).not.toHaveBeenCalled();
  });

  it('claims no success if the clipboard is blocked', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    link().click();
    await settle();
    expect(link().dataset).not.toHaveProperty('copied');
    expect(status()).toBe('');
  });
});
