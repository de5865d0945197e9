'use client';

import { strings } from '@/lib/config/strings';
import { LoadError } from '../feedback/load-error';
import { Loading } from '../feedback/loading';
import styles from './live-code.module.css';
import type { LiveState } from './live-state';
import type { LiveSandbox } from './use-live-sandbox.client';

export type LiveResultProps = Readonly<{ sandbox: LiveSandbox; title: string | undefined; sandboxUrl: string }>;

/** The result of live code: the frame it runs in, and what went wrong with the code or the frame. */
export function LiveResult({ sandbox: { frame, state, dispatch }, title, sandboxUrl }: LiveResultProps) {
  const hasFrame = state.frame === 'loading' || state.frame === 'ready';
  return (
    <div className={styles.result}>
      <p className={styles.liveCodeLabel}>{strings.live.result}</p>
      {state.failure && <Failure {...state.failure} />}
      {state.frame === 'lost' ? (
        <LoadError error={strings.live.unreachable} retry={() => dispatch({ type: 'retried' })} />
      ) : (
        <div className={styles.stage}>
          {state.frame === 'loading' && <Loading />}
          {hasFrame && (
            <iframe
              key={state.generation}
              ref={frame}
              className={styles.liveCodeFrame}
              title={strings.live.frame(title)}
              src={sandboxUrl}
              sandbox="allow-scripts"
              loading="lazy"
              height={state.height}
              onLoad={() => dispatch({ type: 'loaded' })}
              data-hidden={state.status === 'waiting' ? '' : undefined}
            />
          )}
        </div>
      )}
    </div>
  );
}

function Failure({ message, line }: NonNullable<LiveState['failure']>) {
  return (
    <div className={styles.liveCodeFailure} role="alert" aria-live="polite">
      <p className={styles.failureTitle}>{strings.live.failure(line)}</p>
      <pre className={styles.failureMessage}>{message}</pre>
    </div>
  );
}
