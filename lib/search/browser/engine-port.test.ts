// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { openEngine, serveEngine } from './engine-port';
import type { SearchService } from './search-service';

const asked = { kind: 'mark', query: 'scan', texts: [] } as const;
const service: SearchService = () => [[{ start: 0, end: 4 }]];

/** A worker on the other end of a channel. */
class ChannelWorker extends EventTarget {
  readonly port: MessagePort;
  constructor() {
    super();
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.addEventListener('message', ({ data }) =>
      this.dispatchEvent(new MessageEvent('message', { data: data as unknown })),
    );
    port1.start();
    serveEngine(port2, service);
  }
  postMessage(message: unknown): void {
    this.port.postMessage(message);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, 'searchPort');
});

test('the engine answers from a worker', async () => {
  vi.stubGlobal('Worker', ChannelWorker);
  expect(await openEngine('/search-worker.js')(asked)).toEqual([[{ start: 0, end: 4 }]]);
});

test('where the browser refuses a worker, the same script answers in the page', async () => {
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new DOMException('refused', 'SecurityError');
      }
    },
  );
  const answer = openEngine('/search-worker.js')(asked);
  expect(document.querySelector('script')?.getAttribute('src')).toBe('/search-worker.js');
  // What the script does once it is there.
  serveEngine(globalThis, service);
  expect(await answer).toEqual([[{ start: 0, end: 4 }]]);
});

test('a worker that does not start is started again with the next question', async () => {
  const started: EventTarget[] = [];
  class DeadWorker extends EventTarget {
    constructor() {
      super();
      started.push(this);
    }
    postMessage(): void {
      queueMicrotask(() => this.dispatchEvent(new Event('error')));
    }
  }
  vi.stubGlobal('Worker', DeadWorker);
  const ask = openEngine('/search-worker.js');
  await expect(ask(asked)).rejects.toThrow('did not answer');
  await expect(ask(asked)).rejects.toThrow('did not answer');
  expect(started).toHaveLength(2);
});
