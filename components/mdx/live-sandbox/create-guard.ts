import { strings } from '@/lib/config/strings';
import { LiveCodeError } from '@/lib/live/live-code-error';

/** Milliseconds that a reader's code may hold the thread. */
const maxTaskTime = 2000;

/** Returns a function for compiled code to call, which throws once the code has held the thread for too long. */
export function createGuard(): () => void {
  let start: number | undefined;
  // The first error of a turn names the place, and is thrown again if the code catches it or React retries.
  let error: LiveCodeError | undefined;
  return () => {
    const now = performance.now();
    // Promises continue without freeing the thread, so only a new task restarts the clock.
    if (start === undefined) afterTask(() => (start = error = undefined));
    start ??= now;
    if (now - start > maxTaskTime) throw (error ??= new LiveCodeError(strings.live.endless(maxTaskTime / 1000)));
  };
}

/** Calls back in a new task, after the current task and all its promises are done. */
function afterTask(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    callback();
  };
  port2.postMessage(undefined);
}
