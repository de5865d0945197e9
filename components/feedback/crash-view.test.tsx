// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadPage } from '../behavior/reload-guard';
import { CrashView } from './crash-view.client';

vi.mock('../behavior/reload-guard', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  reloadPage: vi.fn(),
}));

let root: Root;
const retry = vi.fn<() => void>();
const chunkError = Object.assign(new Error('Failed to load chunk 7'), { name: 'ChunkLoadError' });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', vi.fn());
  sessionStorage.clear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  retry.mockReset();
  vi.mocked(reloadPage).mockReset();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const show = async (error: unknown): Promise<void> => {
  await act(async () => root.render(<CrashView error={error} retry={retry} />));
  await act(async () => new Promise((done) => setTimeout(done, 5)));
};

it('says that the page crashed, lists the causes and offers to try again', async () => {
  await show(new Error('outer', { cause: new Error('inner') }));
  expect(document.querySelector('h1')?.textContent).toBe('This page crashed');
  expect([...document.querySelectorAll('li')].map((cause) => cause.textContent)).toEqual(['outer', 'Caused by inner']);
  const button = document.querySelector('button');
  expect(button?.textContent).toBe('Try again');
  act(() => button?.click());
  expect(retry).toHaveBeenCalledOnce();
});

it('leaves the focus on the heading of the page that comes back', async () => {
  await show(new Error('outer'));
  const back = (
    <main>
      <h1>Back</h1>
    </main>
  );
  await act(async () => root.render(back));
  expect(document.activeElement?.textContent).toBe('Back');
});

it('reloads the page once when a script fails to load, then shows the red box with Retry', async () => {
  await show(chunkError);
  expect(reloadPage).toHaveBeenCalledOnce();
  expect(document.querySelector('[role="alert"]')).toBeNull();
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Loading');

  act(() => root.unmount());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await show(chunkError);
  expect(reloadPage).toHaveBeenCalledOnce();
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Failed to load chunk 7');

  act(() => document.querySelector('button')?.click());
  expect(reloadPage).toHaveBeenCalledTimes(2);
});
