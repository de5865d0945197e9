// @vitest-environment jsdom
import { act, Suspense } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let root: Root | undefined;

beforeEach(() => {
  vi.resetModules();
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.page;
  document.body.innerHTML = '';
});

const load = async () => (await import('./static-part.client')).StaticPart;

describe('StaticPart', () => {
  it('shows its children, or its markup, where it has them', async () => {
    const StaticPart = await load();
    expect(renderToString(<StaticPart name="a">Words</StaticPart>)).toBe(
      '<div class="static-html" data-part="a">Words</div>',
    );
    expect(renderToString(<StaticPart name="a" html="<b>x</b>" />)).toContain('data-part="a"><b>x</b></div>');
  });

  it('adopts what the page holds, with what the reader has done to it', async () => {
    document.documentElement.dataset.page = '/docs/a';
    document.body.innerHTML = '<div class="static-html" data-part="text"><details><p>Words</p></details></div>';
    const StaticPart = await load();
    const details = document.querySelector('details');
    if (details) details.open = true;
    const failed = vi.fn();
    root = await act(() =>
      hydrateRoot(document.body, <StaticPart name="text" page="/docs/a" />, { onRecoverableError: failed }),
    );
    expect(document.querySelector('details')).toBe(details);
    expect(details?.open).toBe(true);
    expect(failed).not.toHaveBeenCalled();
  });

  it('fetches the markup of another page from that page, once for all its parts', async () => {
    const fetch = vi.fn(async () => ({
      ok: true,
      text: async () =>
        '<html><body><div data-part="head"><h1>Next</h1></div><div data-part="text"><p>Its words</p></div></body></html>',
    }));
    vi.stubGlobal('fetch', fetch);
    const StaticPart = await load();
    root = createRoot(document.body);
    await act(async () =>
      root?.render(
        <Suspense>
          <StaticPart name="head" page="/docs/b" />
          <StaticPart name="text" page="/docs/b" />
        </Suspense>,
      ),
    );
    expect(document.body.textContent).toBe('NextIts words');
    expect(fetch.mock.calls).toEqual([['/docs/b']]);
  });
});
