import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchClient, SearchOutcome } from '@/lib/search/common/types';
import { askSearch } from './ask-search';

const outcome: SearchOutcome = { query: 'scan', terms: ['scan'], groups: [], total: 0, relaxed: 'no' };
const onStalled = vi.fn();
const onAnswer = vi.fn();
const onBetter = vi.fn();
const onOutdated = vi.fn();
const listener = { onStalled, onAnswer, onBetter, onOutdated };

/** A client that answers after some milliseconds, whether or not it is still asked. */
const slow = (milliseconds: number): SearchClient => ({
  warm: () => undefined,
  search: () => new Promise((resolve) => setTimeout(() => resolve(outcome), milliseconds)),
});
const ask = (client: SearchClient): (() => void) => askSearch({ client, query: 'scan' }, listener);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

it('gives the answer, and does not call one late that is not', async () => {
  ask(slow(299));
  await vi.advanceTimersByTimeAsync(1000);
  expect(onAnswer.mock.calls).toEqual([[outcome]]);
  expect(onStalled).not.toHaveBeenCalled();
});

it('says after 300 ms that an answer is late, and gives it all the same', async () => {
  ask(slow(500));
  await vi.advanceTimersByTimeAsync(300);
  expect(onStalled).toHaveBeenCalledTimes(1);
  expect(onAnswer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(onAnswer).toHaveBeenCalledTimes(1);
});

it('tells an answer that comes after the question was taken back from one that is waited for', async () => {
  ask(slow(500))();
  await vi.advanceTimersByTimeAsync(1000);
  expect(onStalled).not.toHaveBeenCalled();
  expect(onAnswer).not.toHaveBeenCalled();
  expect(onOutdated.mock.calls).toEqual([[outcome]]);
});

/** A client that has no texts before so many milliseconds. */
const withLateTexts = (milliseconds: number): SearchClient => ({
  warm: () => undefined,
  search: (_, { isPatient = false, signal } = {}) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) reject(new DOMException('', 'AbortError'));
      setTimeout(() => resolve(isPatient ? outcome : { ...outcome, isEarly: true }), isPatient ? milliseconds : 0);
    }),
});

it('gives an early answer, and then what the texts add', async () => {
  ask(withLateTexts(2000));
  await vi.advanceTimersByTimeAsync(1000);
  expect(onAnswer.mock.calls).toEqual([[{ ...outcome, isEarly: true }]]);
  expect(onBetter).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(onBetter.mock.calls).toEqual([[outcome]]);
});

it('waits for no texts for a question that was taken back', async () => {
  const takeBack = ask(withLateTexts(2000));
  await vi.advanceTimersByTimeAsync(1000);
  takeBack();
  await vi.advanceTimersByTimeAsync(2000);
  expect(onBetter).not.toHaveBeenCalled();
});

it('tells the client that a question was taken back, and takes its refusal', async () => {
  let signal: AbortSignal | undefined;
  const refusing: SearchClient = {
    warm: () => undefined,
    search: (_, options) => {
      signal = options?.signal;
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      );
    },
  };
  ask(refusing)();
  await vi.advanceTimersByTimeAsync(1000);
  expect(signal?.aborted).toBe(true);
  expect(onAnswer).not.toHaveBeenCalled();
});
