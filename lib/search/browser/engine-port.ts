import type { AskEngine, EngineAnswers, EngineRequest } from './search-messages';
import type { SearchService } from './search-service';

type Message = Readonly<{ id: number; asked: EngineRequest }>;
type Reply = Readonly<{ id: number; answer?: EngineAnswers[EngineRequest['kind']] }>;

/** A worker, its own side of itself, or an end of a message channel. */
type Port = Readonly<{
  postMessage: (message: unknown) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
  start?: () => void;
}>;

/** Where a script that runs in the page itself finds its end of the channel. */
const inPage = 'searchPort';

/** Answers what comes from the page; a request that fails is answered with nothing. */
export function serveEngine(scope: object, service: SearchService): void {
  const port = ((scope as Record<string, unknown>)[inPage] ?? scope) as Port;
  port.addEventListener('message', ({ data: { id, asked } }: MessageEvent<Message>) => {
    try {
      port.postMessage({ id, answer: service(asked) } satisfies Reply);
    } catch {
      port.postMessage({ id } satisfies Reply);
    }
  });
  port.start?.();
}

/** Starts the engine in a worker; where the browser has none or refuses it, as for pages opened from a folder, the same script runs in the page. */
function startEngine(script: string, fail: () => void): Port {
  try {
    const worker = new Worker(script);
    worker.addEventListener('error', fail);
    return worker;
  } catch {
    const { port1, port2 } = new MessageChannel();
    Object.assign(globalThis, { [inPage]: port2 });
    const element = Object.assign(document.createElement('script'), { src: script, onerror: fail });
    document.head.append(element);
    return port1;
  }
}

type Waiting = Readonly<{ resolve: (answer: never) => void; reject: (reason: Error) => void }>;

/** The engine of a script, started at once, and again with the next request where it did not start. */
export function openEngine(script: string): AskEngine {
  let nextId = 0;
  const waiting = new Map<number, Waiting>();
  const refuse = (id: number): void => waiting.get(id)?.reject(new Error('The search engine did not answer.'));
  const fail = (): void => {
    port = undefined;
    for (const id of waiting.keys()) refuse(id);
    waiting.clear();
  };
  const start = (): Port => {
    const started = startEngine(script, fail);
    started.addEventListener('message', ({ data: { id, answer } }: MessageEvent<Reply>) => {
      if (answer === undefined) refuse(id);
      else waiting.get(id)?.resolve(answer as never);
      waiting.delete(id);
    });
    started.start?.();
    return started;
  };
  let port: Port | undefined = start();
  return (asked) =>
    new Promise((resolve, reject) => {
      const id = nextId++;
      waiting.set(id, { resolve, reject });
      port ??= start();
      port.postMessage({ id, asked } satisfies Message);
    });
}
