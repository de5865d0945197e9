import { afterEach, expect, test, vi } from 'vitest';
import { buildPayload } from '../build/build-payload';
import type { SearchOutcome } from '../common/types';
import { pages, settings } from '../fixtures/pages';
import { createSearchService } from './create-search-service';
import { fetchBelow } from './load-index';

const docs = buildPayload(pages, settings);
const files = new Map<string, unknown>([
  ['/preview/search-index-docs-default-current.json', docs.payload],
  ['/preview/search-text-docs-default-current.json', docs.texts],
]);

/** Serves the files, and counts what is asked for. */
function serve(answer: (address: string) => Response | Promise<Response>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(answer(address));
  });
  return asked;
}

const found = (address: string): Response =>
  files.has(address) ? Response.json(files.get(address)) : new Response('', { status: 404 });

const service = () => createSearchService(['docs-default-current', 'default'], fetchBelow('/preview/'));
const request = { query: 'nmap', limit: 8 };

afterEach(() => vi.unstubAllGlobals());

test('each index is fetched once, however often is searched', async () => {
  const asked = serve(found);
  const search = service();
  expect(asked).toEqual([]);
  search.warm();
  await search.search(request);
  await search.search({ ...request, query: 'scan' });
  expect([...asked].sort()).toEqual([
    '/preview/search-index-default.json',
    '/preview/search-index-docs-default-current.json',
    '/preview/search-text-default.json',
    '/preview/search-text-docs-default-current.json',
  ]);
});

test('an index that is missing leaves the others searchable', async () => {
  serve(found);
  const { groups } = await service().search(request);
  expect(groups[0]?.route).toBe('/docs/scanners/nmap');
});

test.each([
  ['is missing', () => new Response('', { status: 404 })],
  ['is no JSON', () => new Response('<!doctype html>')],
  ['is another JSON', () => Response.json({ documents: 'none' })],
  ['is a list', () => Response.json([])],
  ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
])('an index that %s is empty, silently', async (_, answer) => {
  serve(answer);
  const outcome = await service().search(request);
  expect(outcome).toMatchObject({ query: 'nmap', groups: [], total: 0 });
});

test('results do not wait for texts that are late, and say so', async () => {
  serve((address) => (address.includes('text') ? new Promise(() => {}) : found(address)));
  const outcome = await service().search(request);
  expect(outcome.groups[0]?.route).toBe('/docs/scanners/nmap');
  expect(outcome.isEarly).toBe(true);
});

test('who is patient waits for the texts however late they are', async () => {
  serve((address) =>
    address.includes('text')
      ? new Promise((resolve) => setTimeout(() => resolve(found(address)), 300))
      : found(address),
  );
  const search = service();
  const early = await search.search(request);
  const outcome = await search.search({ ...request, isPatient: true });
  expect(outcome.isEarly).toBeUndefined();
  const excerptOf = ({ groups }: SearchOutcome) => groups[0]?.hits.map(({ excerpt }) => excerpt);
  expect(excerptOf(outcome)).not.toEqual(excerptOf(early));
});
