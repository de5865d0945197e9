import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchClient } from '@/lib/search/browser/search-client';
import { askLatest } from './ask-latest';
import { outcome } from './fixtures/test-search';

const onStalled = vi.fn();
const onAnswer = vi.fn();
const onOutdated = vi.fn();
const queries = (listener: typeof onAnswer): unknown[] => listener.mock.calls.map(([{ query }]) => query as unknown);

/** A client that answers after some milliseconds, and has loaded all after some more. */
function slow(milliseconds: number, wholeAfter = 0) {
  let isWhole = wholeAfter === 0;
  const search = vi.fn<SearchClient['search']>(async ({ query }) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return outcome(isWhole ? { query } : { query, isPartial: true });
  });
  const loadAll = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, wholeAfter));
    isWhole = true;
  };
  return { preload: () => undefined, mark: async () => [], search, loadAll };
}

const asker = (client: SearchClient) => {
  const ask = askLatest(() => client, { onStalled, onAnswer, onOutdated });
  return (query: string): void => ask(query === '' ? undefined : { query, limit: 8 });
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

it('gives the answer, and does not call an answer in time late', async () => {
  asker(slow(299))('scan');
  await vi.advanceTimersByTimeAsync(1000);
  expect(queries(onAnswer)).toEqual(['scan']);
  expect(onStalled).not.toHaveBeenCalled();
});

it('says after 300 ms that an answer is late, and gives it all the same', async () => {
  asker(slow(500))('scan');
  await vi.advanceTimersByTimeAsync(300);
  expect(onStalled).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(queries(onAnswer)).toEqual(['scan']);
});

it('asks one question at a time, and then only the latest', async () => {
  const client = slow(100);
  const ask = asker(client);
  for (const text of ['s', 'sc', 'sca', 'scan']) ask(text);
  await vi.advanceTimersByTimeAsync(1000);
  expect(client.search.mock.calls.map(([{ query }]) => query)).toEqual(['s', 'scan']);
  expect(queries(onOutdated)).toEqual(['s']);
  expect(queries(onAnswer)).toEqual(['scan']);
});

it('gives an early answer, and another one when everything has loaded', async () => {
  asker(slow(10, 2000))('scan');
  await vi.advanceTimersByTimeAsync(1000);
  expect(onAnswer.mock.calls).toEqual([[outcome({ isPartial: true })]]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(onAnswer.mock.lastCall).toEqual([outcome({})]);
});

it('gives no answer to a withdrawn question', async () => {
  const ask = asker(slow(100, 2000));
  ask('scan');
  await vi.advanceTimersByTimeAsync(50);
  ask('');
  await vi.advanceTimersByTimeAsync(5000);
  expect(onAnswer).not.toHaveBeenCalled();
  expect(onStalled).not.toHaveBeenCalled();
});
