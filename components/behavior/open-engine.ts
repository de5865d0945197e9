export type Engine<Ask, Answer> = (ask: Ask) => Promise<Answer>;

type Waiting<Answer> = Readonly<{ resolve: (answer: Answer) => void; reject: (reason: Error) => void }>;

/** Returns an engine that answers in the worker at an address, which keeps the page responsive; the worker answers one request after the other. Rejects a request answered with `undefined`; if the worker fails, rejects all waiting requests, and the next one starts it again. */
export function openEngine<Ask, Answer>(address = ''): Engine<Ask, Answer> {
  let worker: Worker | undefined;
  const waiting: Waiting<Answer>[] = [];
  const refuse = (asked?: Waiting<Answer>): void => asked?.reject(new Error('The worker did not answer.'));
  const start = (): Worker => {
    const started = new Worker(address);
    started.onmessage = ({ data }: MessageEvent<Answer | undefined>) => {
      const asked = waiting.shift();
      if (data === undefined) refuse(asked);
      else asked?.resolve(data);
    };
    started.onerror = () => {
      started.terminate();
      worker = undefined;
      waiting.splice(0).forEach(refuse);
    };
    return started;
  };
  return (ask) =>
    new Promise((resolve, reject) => {
      worker ??= start();
      waiting.push({ resolve, reject });
      worker.postMessage(ask);
    });
}
