import type { FromSandbox } from '../live-protocol';
import { describeFailure } from './describe-failure';
import { RunStopped } from './live-code-error';

export type RunReport = Readonly<{
  /** Tells the page that the result stands; only the first time, and not after a failure. */
  rendered: () => void;
  /** Tells the page what the code threw; only the first error. */
  failed: (thrown: unknown) => void;
}>;

export type ReportOptions = Readonly<{ run: number; post: (message: FromSandbox) => void; height: () => number }>;

/** Takes the number of a run and gives the two ways to report its end to the page. */
export function reportRun({ run, post, height }: ReportOptions): RunReport {
  let state: 'running' | 'rendered' | 'failed' = 'running';
  return {
    rendered() {
      if (state !== 'running') return;
      state = 'rendered';
      post({ type: 'rendered', run, height: height() });
    },
    failed(thrown) {
      if (state === 'failed' || thrown instanceof RunStopped) return;
      state = 'failed';
      post({ type: 'failed', run, height: height(), ...describeFailure(thrown) });
    },
  };
}
