// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NotFoundView } from './not-found-view.client';

vi.mock('next/navigation', () => ({ usePathname: () => '/docs/hookz/defectdojo' }));

const pages = [
  { route: '/docs/hooks/defectdojo', title: 'DefectDojo' },
  { route: '/blog', title: 'Blog' },
];

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const show = async (answer: () => Promise<Response>): Promise<string[]> => {
  vi.stubGlobal('fetch', vi.fn<(address: string) => Promise<Response>>(answer));
  await act(async () => root.render(<NotFoundView baseUrl="/preview/" />));
  await act(async () => vi.dynamicImportSettled());
  return [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href') ?? '');
};

it('can be read, and leads on, before any script runs', () => {
  const html = renderToStaticMarkup(<NotFoundView baseUrl="/preview/" />);
  expect(html).toContain('Page not found');
  expect(html).toContain('href="/preview/docs"');
});

it('offers the page that was probably meant, and says so', async () => {
  expect(await show(() => Promise.resolve(Response.json(pages)))).toEqual(['/preview/docs/hooks/defectdojo']);
  expect(fetch).toHaveBeenCalledWith('/preview/routes.json');
  expect(document.querySelector('[role="status"]')?.textContent).toBe('One page has a similar address.');
});

it('offers nothing where the list of pages cannot be had', async () => {
  expect(await show(() => Promise.resolve(new Response('', { status: 404 })))).toEqual([]);
  expect(await show(() => Promise.reject(new TypeError('offline')))).toEqual([]);
});
