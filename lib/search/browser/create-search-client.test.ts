import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildPayload } from '../build/build-payload';
import { pages, settings } from '../fixtures/pages';
import type { SearchOutcome } from '../common/types';
import { createSearchClient } from './create-search-client';
import type { WorkerReply, WorkerRequest } from './worker-messages';

const outcome: SearchOutcome = { query: 'nmap', terms: ['nmap'], groups: [], total: 7, relaxed: 'no' };

/** A worker that is asked and answers when told to. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  readonly messages: WorkerRequest[] = [];
  readonly address: string;
  readonly name: string | undefined;
  isTerminated = false;
  constructor(address: string, { name }: WorkerOptions = {}) {
    super();
    this.address = address;
    this.name = name;
    FakeWorker.started.push(this);
  }
  postMessage(message: WorkerRequest): void {
    this.messages.push(message);
  }
  reply(kind: WorkerReply['kind']): void {
    for (const message of this.messages)
      if (message.kind === 'search')
        this.dispatchEvent(new MessageEvent('message', { data: { kind, id: message.id, outcome } }));
  }
  terminate(): void {
    this.isTerminated = true;
  }
}

const client = () => createSearchClient({ baseUrl: '/', tags: ['docs-default-current', 'default'], maxResults: 8 });
const kinds = (worker: FakeWorker | undefined): string[] => worker?.messages.map(({ kind }) => kind) ?? [];

beforeEach(() => {
  FakeWorker.started = [];
  const { payload, texts } = buildPayload(pages, settings);
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json(address.includes('text') ? texts : payload)),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('nothing starts before the search is warmed, and then one worker', () => {
  const search = client();
  expect(FakeWorker.started).toEqual([]);
  search.warm();
  search.warm();
  const started = FakeWorker.started.map(({ address, name }) => [address, name]);
  expect(started).toEqual([['/search-worker.js', 'docs-default-current default']]);
});

test('the worker answers', async () => {
  const answer = client().search('nmap');
  FakeWorker.started[0]?.reply('found');
  expect(await answer).toBe(outcome);
});

test('the worker is told of a search that is taken back, and its refusal rejects', async () => {
  const controller = new AbortController();
  const answer = client().search('nmap', { signal: controller.signal });
  controller.abort();
  expect(kinds(FakeWorker.started[0])).toContain('cancel');
  FakeWorker.started[0]?.reply('cancelled');
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

test('a search that is taken back when it is done already is answered', async () => {
  const controller = new AbortController();
  const answer = client().search('nmap', { signal: controller.signal });
  controller.abort();
  FakeWorker.started[0]?.reply('found');
  expect(await answer).toBe(outcome);
});

test('where the worker cannot answer, the page itself does', async () => {
  const answer = client().search('nmap');
  FakeWorker.started[0]?.reply('failed');
  expect((await answer).groups[0]?.route).toBe('/docs/scanners/nmap');
});

test('a search with a signal that is aborted already rejects', async () => {
  await expect(client().search('nmap', { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
});

test('an empty query is answered without a worker', async () => {
  expect(await client().search('  ')).toMatchObject({ groups: [], total: 0 });
  expect(FakeWorker.started).toEqual([]);
});

test('where no worker may start, the page itself answers', async () => {
  vi.stubGlobal('Worker', function refuse() {
    throw new DOMException('Refused', 'SecurityError');
  });
  const { groups } = await client().search('nmap');
  expect(groups[0]?.route).toBe('/docs/scanners/nmap');
});

test('where the worker breaks, the page itself answers what is open and what follows', async () => {
  const search = client();
  const open = search.search('nmap');
  FakeWorker.started[0]?.dispatchEvent(new Event('error'));
  expect((await open).groups[0]?.route).toBe('/docs/scanners/nmap');
  expect((await search.search('values.yaml')).groups[0]?.pageTitle).toBe('values.yaml');
  expect(FakeWorker.started[0]?.isTerminated).toBe(true);
});
