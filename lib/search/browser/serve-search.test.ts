import { expect, test } from 'vitest';
import type { SearchOutcome } from '../common/types';
import type { SearchService } from './create-search-service';
import { serveSearch } from './serve-search';
import type { WorkerReply, WorkerRequest } from './worker-messages';

const outcome: SearchOutcome = { query: 'nmap', terms: ['nmap'], groups: [], total: 0, relaxed: 'no' };
const request = { query: 'nmap', limit: 8 };
const turns = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

/** A worker's scope whose service opens when told to, and what it was asked and has replied. */
function start(search: SearchService['search'] = () => Promise.resolve(outcome)) {
  const listeners: ((event: MessageEvent<WorkerRequest>) => void)[] = [];
  const replies: WorkerReply[] = [];
  const asked: string[] = [];
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  serveSearch(
    {
      postMessage: (reply) => void replies.push(reply),
      addEventListener: (_, listener) => void listeners.push(listener),
    },
    {
      open: () => opened,
      warm: () => opened,
      search: (wanted) => {
        asked.push(wanted.query);
        return search(wanted);
      },
    },
  );
  const send = (data: WorkerRequest): void => listeners.forEach((tell) => tell(new MessageEvent('message', { data })));
  return { send, open, replies, asked };
}

test('each search has its reply', async () => {
  const { send, open, replies } = start();
  open();
  send({ kind: 'search', id: 1, request });
  send({ kind: 'search', id: 2, request });
  await turns();
  expect(replies).toEqual([1, 2].map((id) => ({ kind: 'found', id, outcome })));
});

test('a search that is cancelled before the index is there is not begun', async () => {
  const { send, open, replies, asked } = start();
  send({ kind: 'search', id: 1, request: { ...request, query: 'nma' } });
  await turns();
  open();
  send({ kind: 'search', id: 2, request });
  send({ kind: 'cancel', id: 1 });
  await turns();
  expect(asked).toEqual(['nmap']);
  expect(replies).toEqual([
    { kind: 'cancelled', id: 1 },
    { kind: 'found', id: 2, outcome },
  ]);
});

test('a search that throws is told to have failed', async () => {
  const { send, open, replies } = start(() => Promise.reject(new Error('No index.')));
  open();
  send({ kind: 'search', id: 1, request });
  await turns();
  expect(replies).toEqual([{ kind: 'failed', id: 1 }]);
});
