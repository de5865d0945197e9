import type { Answer, Ask } from '@/lib/workshop/answer';

/** Takes one ask after the other. */
export type CheckEngine = (ask: Ask) => Promise<Answer>;

/** Answers in a worker, so that the page can be used meanwhile, however long the text is; where the worker fails, the answer is refused, and the next ask starts it again. */
export function openEngine(address: string): CheckEngine {
  let worker: Worker | undefined;
  return (ask) =>
    new Promise((resolve, reject) => {
      worker ??= new Worker(address);
      worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
      worker.onerror = () => {
        worker?.terminate();
        worker = undefined;
        reject(new Error('The check did not answer.'));
      };
      worker.postMessage(ask);
    });
}
