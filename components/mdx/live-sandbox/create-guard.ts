import { strings } from '@/lib/config/strings';
import { LiveCodeError } from '@/lib/live/live-code-error';

/** Milliseconds that a reader's code may hold the thread. */
const longestTurn = 2000;

/** A function for compiled code to call; it throws where that held the thread for too long. */
export function createGuard(): () => void {
  let start: number | undefined;
  // The first error of a turn tells the place; code may catch it, and React tries again.
  let error: LiveCodeError | undefined;
  return () => {
    const now = performance.now();
    // Promises go on without freeing the thread, so only a new task starts the clock anew.
    if (start === undefined) afterTask(() => (start = error = undefined));
    start ??= now;
    if (now - start > longestTurn) throw (error ??= new LiveCodeError(strings.live.endless(longestTurn / 1000)));
  };
}

/** Calls back in a task of its own, after everything that the current task and its promises still do. */
function afterTask(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    callback();
  };
  port2.postMessage(undefined);
}
