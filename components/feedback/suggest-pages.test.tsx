// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NotFoundView } from './not-found-view';
import { suggestPages } from './suggest-pages';

vi.mock('@/.generated/search-settings', () => ({ searchSettings: { baseUrl: '/preview/' } }));

const pages = [
  { route: '/docs/hooks/defectdojo', title: 'DefectDojo' },
  { route: '/blog', title: 'Blog' },
];
const html = renderToStaticMarkup(<NotFoundView />);

beforeEach(() => {
  window.history.replaceState(null, '', '/docs/hookz/defectdojo');
  document.body.innerHTML = html;
});
afterEach(() => void vi.unstubAllGlobals());

const suggested = async (answer: () => Promise<Response>): Promise<string[]> => {
  vi.stubGlobal('fetch', vi.fn<(address: string) => Promise<Response>>(answer));
  await suggestPages();
  return [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href') ?? '');
};

it('can be read, and has working links, before any script runs', () => {
  expect(html).toContain('Page not found');
  expect(html).toContain('href="/preview/docs"');
});

it('offers the page that was probably meant, and says so', async () => {
  expect(await suggested(() => Promise.resolve(Response.json(pages)))).toEqual(['/preview/docs/hooks/defectdojo']);
  expect(fetch).toHaveBeenCalledWith('/preview/routes.json');
  expect(document.querySelector('section')?.hidden).toBe(false);
  expect(document.querySelector('[role="status"]')?.textContent).toBe('One page has a similar address.');
});

it('compares addresses without the base URL, and leaves out the page that is gone', async () => {
  window.history.replaceState(null, '', '/preview/docs/fourth');
  const known = [
    { route: '/docs/fourth', title: 'Gone' },
    { route: '/docs/first', title: 'First' },
  ];
  expect(await suggested(() => Promise.resolve(Response.json(known)))).toEqual(['/preview/docs/first']);
});

it('offers nothing if the list of pages cannot be loaded', async () => {
  expect(await suggested(() => Promise.resolve(new Response('', { status: 404 })))).toEqual([]);
  expect(await suggested(() => Promise.reject(new TypeError('offline')))).toEqual([]);
  expect(document.querySelector('section')?.hidden).toBe(true);
});

it('offers pages even if the address cannot be decoded', async () => {
  window.history.replaceState(null, '', '/docs/hookz/defectdojo%E0');
  expect(await suggested(() => Promise.resolve(Response.json(pages)))).toEqual(['/preview/docs/hooks/defectdojo']);
});
