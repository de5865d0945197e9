// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LazyBoundary } from './lazy-boundary.client';

type Loaded = { readonly default: (props: { readonly name: string }) => string };
const loaded: Loaded = { default: ({ name }) => `Hello ${name}` };

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // React reports each error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (load: () => Promise<Loaded>): Promise<void> =>
  act(async () => root.render(<LazyBoundary load={load} props={{ name: 'reader' }} />));
const text = (): string => document.body.textContent ?? '';

it('shows the spinner while the component is being loaded, then the component', async () => {
  let resolve: (module: Loaded) => void = () => undefined;
  const promise = new Promise<Loaded>((done) => (resolve = done));
  await show(() => promise);
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Loading');
  await act(async () => resolve(loaded));
  expect(text()).toBe('Hello reader');
});

it('shows the red box where loading fails, and loads again on Retry', async () => {
  const load = vi
    .fn<() => Promise<Loaded>>()
    .mockRejectedValueOnce(new Error('Failed to load chunk 7'))
    .mockResolvedValue(loaded);
  await show(load);
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Failed to load chunk 7');
  await act(async () => document.querySelector('button')?.click());
  expect(load).toHaveBeenCalledTimes(2);
  expect(text()).toBe('Hello reader');
});

it('takes a module without a default export for a failure', async () => {
  await show(() => Promise.resolve({} as Loaded));
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Invariant failed');
});
