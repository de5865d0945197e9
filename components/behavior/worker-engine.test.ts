import { afterEach, expect, test, vi } from 'vitest';
import { workerEngine } from './worker-engine';

const started: FakeWorker[] = [];

/** A worker that answers as the test says. */
class FakeWorker {
  onmessage?: (event: { data: unknown }) => void;
  onerror?: () => void;
  readonly posted: unknown[] = [];
  constructor() {
    started.push(this);
  }
  postMessage(message: unknown): void {
    this.posted.push(message);
  }
  terminate(): void {
    delete this.onmessage;
  }
}

vi.stubGlobal('Worker', FakeWorker);
afterEach(() => void started.splice(0));

test('each request gets its own answer, in order, and one answered with nothing is rejected', async () => {
  const ask = workerEngine<string, string>('/worker.js');
  const answers = ['a', 'b', 'c'].map(ask);
  const [worker] = started;
  for (const data of ['A', undefined, 'C']) worker?.onmessage?.({ data });
  await expect(answers[0]).resolves.toBe('A');
  await expect(answers[1]).rejects.toThrow('did not answer');
  await expect(answers[2]).resolves.toBe('C');
  expect(worker?.posted).toEqual(['a', 'b', 'c']);
});

test('a worker that fails rejects all waiting requests, and the next request starts it again', async () => {
  const ask = workerEngine<string, string>('/worker.js');
  const answers = [ask('a'), ask('b')];
  started[0]?.onerror?.();
  for (const answer of answers) await expect(answer).rejects.toThrow('did not answer');
  const next = ask('c');
  started[1]?.onmessage?.({ data: 'C' });
  await expect(next).resolves.toBe('C');
  expect(started).toHaveLength(2);
});

test('a request is rejected if the browser has no worker for the page', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new DOMException('refused', 'SecurityError');
      }
    },
  );
  await expect(workerEngine('/worker.js')('a')).rejects.toThrow('refused');
});
