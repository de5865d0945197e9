// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const createPolicy = vi.fn((_name: string, rules: { createHTML: (html: string) => string }) => ({
  createHTML: (html: string) => ({ toString: () => rules.createHTML(html) }),
}));

beforeEach(() => {
  vi.resetModules();
  createPolicy.mockClear();
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});
afterEach(() => vi.unstubAllGlobals());

describe('StaticHtml', () => {
  it('gives the server the markup as it is', async () => {
    const { StaticHtml } = await import('./static-html.client');
    expect(renderToStaticMarkup(<StaticHtml html={'<p>a &amp; b</p>'} />)).toBe(
      '<div class="static-html"><p>a &amp; b</p></div>',
    );
  });

  it('passes markup through its one policy if the browser demands trusted types', async () => {
    vi.stubGlobal('trustedTypes', { createPolicy });
    const { StaticHtml } = await import('./static-html.client');
    const root = createRoot(document.body);
    act(() => root.render([<StaticHtml key="a" html="<b>a</b>" />, <StaticHtml key="b" html="<i>b</i>" />]));
    expect(document.body.textContent).toBe('ab');
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['site-html']);
    act(() => root.unmount());
  });

  it('leaves alone what happened inside when it is rendered again', async () => {
    vi.stubGlobal('trustedTypes', { createPolicy });
    const { StaticHtml } = await import('./static-html.client');
    const root = createRoot(document.body);
    act(() => root.render(<StaticHtml html="<details></details>" />));
    document.querySelector('details')?.setAttribute('open', '');
    act(() => root.render(<StaticHtml html="<details></details>" />));
    expect(document.querySelector('details')?.open).toBe(true);
    act(() => root.unmount());
  });
});
