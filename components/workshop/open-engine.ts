/** Takes one ask after the other. */
export type Engine<Ask, Answer> = (ask: Ask) => Promise<Answer>;

/** Takes the address of a worker and answers in it, so that the page can be used meanwhile, however long the text is; where the worker fails, the answer is refused, and the next ask starts it again. */
export function openEngine<Ask, Answer>(address = ''): Engine<Ask, Answer> {
  let worker: Worker | undefined;
  return (ask) =>
    new Promise((resolve, reject) => {
      worker ??= new Worker(address);
      worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
      worker.onerror = () => {
        worker?.terminate();
        worker = undefined;
        reject(new Error('The worker did not answer.'));
      };
      worker.postMessage(ask);
    });
}
