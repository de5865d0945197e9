import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildPayload } from '../build/build-payload';
import { pages, settings } from '../fixtures/pages';
import { createSearchClient, type SearchClient } from './search-client';
import type { AskEngine } from './search-messages';
import { createSearchService } from './search-service';

const tags = ['docs-default-current', 'default'];
const docs = buildPayload(
  pages.filter(({ type }) => type === 'docs'),
  settings,
);
const others = buildPayload(
  pages.filter(({ type }) => type !== 'docs'),
  settings,
);

const bytes = (value: unknown): ArrayBuffer => new TextEncoder().encode(JSON.stringify(value)).buffer as ArrayBuffer;

const files: Readonly<Record<string, unknown>> = {
  '/search-index-docs-default-current.json': docs.payload,
  '/search-text-docs-default-current.json': docs.texts,
  '/search-index-default.json': others.payload,
  '/search-text-default.json': others.texts,
};

const load = vi.fn<(route: string) => Promise<ArrayBuffer | undefined>>();
let client: SearchClient;

beforeEach(() => {
  const service = createSearchService();
  load.mockReset();
  load.mockImplementation(async (route) => bytes(files[route]));
  client = createSearchClient(tags, load, (async (asked) => service(asked)) as AskEngine);
});
afterEach(() => vi.useRealTimers());

const routesOf = async (query: string): Promise<string[]> =>
  (await client.search({ query, limit: 8 })).groups.map(({ route }) => route);

test('finds what every index holds, and asks for each file once', async () => {
  expect(await routesOf('nmap')).toEqual(['/docs/scanners/nmap', '/blog/2022/01/18/log4shell']);
  await routesOf('scan');
  expect(load.mock.calls.flat().sort()).toEqual(Object.keys(files).sort());
});

test('requests nothing else before the index of the docs has loaded', async () => {
  let release = (): void => undefined;
  load.mockImplementation(async (route) => {
    if (route.includes('index-docs')) await new Promise<void>((resolve) => (release = resolve));
    return bytes(files[route]);
  });
  client.preload();
  await new Promise((resolve) => setTimeout(resolve));
  expect(load.mock.calls.flat()).toEqual(['/search-index-docs-default-current.json']);
  release();
  await client.loadAll();
  expect(load).toHaveBeenCalledTimes(4);
});

test('does not let the first answer wait for the texts, and says that it is partial', async () => {
  vi.useFakeTimers();
  load.mockImplementation((route) =>
    route.includes('text') ? new Promise(() => undefined) : Promise.resolve(bytes(files[route])),
  );
  const answer = client.search({ query: 'nmap', limit: 8 });
  await vi.advanceTimersByTimeAsync(120);
  expect((await answer).isPartial).toBe(true);
  expect((await answer).groups[0]?.route).toBe('/docs/scanners/nmap');
});

test('an answer is also partial without a file that failed before and is slow now; the repeated question requests nothing', async () => {
  vi.useFakeTimers();
  const isOther = (route: string): boolean => route.includes('index-default');
  load.mockImplementation(async (route) => (isOther(route) ? undefined : bytes(files[route])));
  expect((await client.search({ query: 'log', limit: 8 })).isPartial).toBeUndefined();
  load.mockImplementation(async (route) => {
    if (isOther(route)) await new Promise((resolve) => setTimeout(resolve, 500));
    return isOther(route) ? undefined : bytes(files[route]);
  });
  const question = { query: 'log4shell', limit: 8 };
  const answer = client.search(question);
  await vi.advanceTimersByTimeAsync(120);
  expect((await answer).isPartial).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  load.mockClear();
  expect((await client.search(question)).isPartial).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['cannot be had', undefined],
  ['is cut off', new TextEncoder().encode('{"documents": [').buffer as ArrayBuffer],
  ['is something else', bytes({ documents: 5 })],
])('an index that %s counts as empty, and is asked for again with the next question', async (_, answer) => {
  load.mockResolvedValueOnce(answer);
  expect(await routesOf('uninstallation')).toEqual([]);
  expect(await routesOf('uninstallation')).toEqual(['/docs/getting-started/uninstallation']);
});

test('one index that fails leaves the results of the other', async () => {
  load.mockImplementation(async (route) => (route.includes('docs') ? undefined : bytes(files[route])));
  expect(await routesOf('nmap')).toEqual(['/blog/2022/01/18/log4shell']);
});

test('an engine that does not run finds nothing', async () => {
  client = createSearchClient(tags, load, () => Promise.reject(new Error('no')));
  expect(await client.search({ query: 'nmap', limit: 8 })).toEqual(
    expect.objectContaining({ query: 'nmap', groups: [], total: 0 }),
  );
});

test('tells which words of a text to mark', async () => {
  expect(await client.mark('scan', ['Two scans.', 'Nothing.'])).toEqual([[{ start: 4, end: 9 }], []]);
});
