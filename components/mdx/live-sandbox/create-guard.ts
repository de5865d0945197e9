import { LiveCodeError, RunStopped } from './live-code-error';

export type GuardOptions = Readonly<{
  /** Milliseconds that code may hold the thread without a break. */
  limit: number;
  /** Words of the error that ends code which holds it longer. */
  message: string;
  now: () => number;
  /** Calls back once the thread was free. */
  afterTask: (callback: () => void) => void;
}>;

export type Guard = Readonly<{
  /** Called by the watched code; throws where its time is over or its run was stopped. */
  check: () => void;
  /** Ends the run: from now on each check throws. */
  stop: () => void;
}>;

/** Takes a limit and gives the guard of one run: an endless loop ends with an error, and code of an old run cannot go on. */
export function createGuard({ limit, message, now, afterTask }: GuardOptions): Guard {
  let start: number | undefined;
  let isStopped = false;
  // The first error of a turn tells the place; code may catch it, and React tries again.
  let error: LiveCodeError | undefined;
  const begin = (): void => {
    start = now();
    // Promises go on without freeing the thread, so only a new task starts the clock anew.
    afterTask(() => (start = error = undefined));
  };
  const check = (): void => {
    if (isStopped) throw new RunStopped();
    if (start === undefined) begin();
    else if (now() - start > limit) throw (error ??= new LiveCodeError(message));
  };
  return { check, stop: () => (isStopped = true) };
}

/** Calls back in a task of its own, after everything that the current task and its promises still do. */
export function afterTask(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    callback();
  };
  port2.postMessage(undefined);
}
