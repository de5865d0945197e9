import type { Verdict } from '@/lib/workshop/check-text';

/** Checks a text; of texts that come while another is being checked, the last is checked next, and those before it get no answer. */
export type CheckEngine = (text: string) => Promise<Verdict | undefined>;

/** A check that has run for so many milliseconds is given up for the next text. */
const patience = 2000;

/** Starts the check in a worker, so that the page can be used meanwhile, however long the text is. The checks of a worker that fails are refused, and the next starts it again. */
export function openEngine(address: string): CheckEngine {
  type Waiting = Readonly<{ text: string; resolve: (verdict?: Verdict) => void; reject: (reason: Error) => void }>;
  let worker: Worker | undefined;
  let running: Waiting | undefined;
  let next: Waiting | undefined;
  let since = 0;
  const go = (): void => {
    running = next;
    next = undefined;
    since = performance.now();
    if (running) (worker ??= start()).postMessage(running.text);
  };
  const start = (): Worker => {
    const started = new Worker(address);
    started.addEventListener('message', ({ data }: MessageEvent<Verdict>) => {
      running?.resolve(data);
      go();
    });
    started.addEventListener('error', () => {
      worker = undefined;
      running?.reject(new Error('The check did not answer.'));
      next?.resolve();
      next = running = undefined;
    });
    return started;
  };
  return (text) =>
    new Promise((resolve, reject) => {
      next?.resolve();
      next = { text, resolve, reject };
      if (running && performance.now() - since > patience) {
        worker?.terminate();
        worker = undefined;
        running.resolve();
        running = undefined;
      }
      if (!running) go();
    });
}
