// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { LiveCodeBlock } from './live-code.client';

const code = 'const a = "<b>";\n<b title="x" />';
const block = <LiveCodeBlock code={code} language="jsx" title='"bold".jsx' />;
const html = renderToString(block);

const frames = () => [...document.querySelectorAll('iframe')];

function show(): HTMLTextAreaElement {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.querySelector('textarea') as HTMLTextAreaElement;
}

describe('The exported markup of a live block', () => {
  it('holds an editor with the code, and shows it colored', () => {
    const field = show();
    expect(field.value).toBe(code);
    expect(field.getAttribute('aria-label')).toBe('Code editor: "bold".jsx');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain('press Esc');
    expect(document.querySelector('pre')?.textContent).toBe(`${code}\n`);
    expect(document.querySelector('.t-kw')?.textContent).toBe('const');
  });

  it('starts the runtime when it is touched, and has no frame before', () => {
    expect(html).toContain('data-needs-runtime');
    expect(html).not.toMatch(/<iframe|disabled|style=/);
  });

  it('resets without script', () => {
    const field = show();
    field.value = 'edited';
    document.querySelector<HTMLButtonElement>('[type="reset"]')?.click();
    expect(field.value).toBe(code);
  });
});

describe('When React takes over, a live block', () => {
  let root: Root;
  afterEach(() => act(() => root.unmount()));

  async function hydrate(): Promise<void> {
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
    window.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
    root = await act(() => hydrateRoot(document.body.firstElementChild as Element, block));
    // The code runs after a pause in typing.
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  }

  it('keeps what was typed before, colors it and runs it', async () => {
    const field = show();
    field.value = 'return 1';
    await hydrate();
    expect(document.querySelector('textarea')).toBe(field);
    expect(field.value).toBe('return 1');
    expect(document.querySelector('pre')?.textContent).toBe('return 1\n');
    expect(frames().map((frame) => frame.getAttribute('sandbox'))).toEqual(['allow-scripts']);
    expect(JSON.parse(frames()[0]?.name ?? '')).toEqual({ code: 'return 1', language: 'jsx', theme: 'light' });
  });

  it('follows what is typed, and the reset', async () => {
    const field = show();
    await hydrate();
    await act(() => {
      field.value = 'x';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(document.querySelector('pre')?.textContent).toBe('x\n');
    await act(async () => {
      document.querySelector<HTMLButtonElement>('[type="reset"]')?.click();
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
    expect(document.querySelector('pre')?.textContent).toBe(`${code}\n`);
  });

  it('runs the code again in a frame of its own when Run is pressed', async () => {
    show();
    await hydrate();
    const first = frames()[0];
    await act(() => document.querySelector<HTMLButtonElement>('[type="button"]')?.click());
    expect(frames()).toHaveLength(1);
    expect(frames()[0]).not.toBe(first);
  });
});
