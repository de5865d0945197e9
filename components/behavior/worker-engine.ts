export type Engine<Request, Answer> = (request: Request) => Promise<Answer>;

type PendingRequest<Answer> = Readonly<{ resolve: (answer: Answer) => void; reject: (reason: Error) => void }>;

/** Returns an engine that answers in the worker at an address, which keeps the page responsive; the worker answers one request after the other. Rejects a request answered with `undefined`; if the worker fails, rejects all waiting requests, and the next one starts it again. */
export function workerEngine<Request, Answer>(address = ''): Engine<Request, Answer> {
  let worker: Worker | undefined;
  const pending: PendingRequest<Answer>[] = [];
  const fail = (request?: PendingRequest<Answer>): void => request?.reject(new Error('The worker did not answer.'));
  const start = (): Worker => {
    const started = new Worker(address);
    started.onmessage = ({ data }: MessageEvent<Answer | undefined>) => {
      const request = pending.shift();
      if (data === undefined) fail(request);
      else request?.resolve(data);
    };
    started.onerror = () => {
      started.terminate();
      worker = undefined;
      pending.splice(0).forEach(fail);
    };
    return started;
  };
  return (request) =>
    new Promise((resolve, reject) => {
      worker ??= start();
      pending.push({ resolve, reject });
      worker.postMessage(request);
    });
}
