import type { Verdict } from '@/lib/workshop/check-text';

/** Checks a text; a text that comes while another is being checked takes its place, and that one gets no answer. */
export type CheckEngine = (text: string) => Promise<Verdict | undefined>;

/** Checks in a worker, so that the page can be used meanwhile, however long the text is. A check is refused where the worker fails; the next starts it again. */
export function openEngine(address: string): CheckEngine {
  let worker: Worker | undefined;
  let giveUp: (() => void) | undefined;
  const stop = (): void => {
    worker?.terminate();
    worker = giveUp = undefined;
  };
  return (text) =>
    new Promise((resolve, reject) => {
      giveUp?.();
      worker ??= new Worker(address);
      giveUp = () => {
        stop();
        resolve(undefined);
      };
      worker.onmessage = ({ data }: MessageEvent<Verdict>) => {
        giveUp = undefined;
        resolve(data);
      };
      worker.onerror = () => {
        stop();
        reject(new Error('The check did not answer.'));
      };
      worker.postMessage(text);
    });
}
