'use client';

import './live-code.css';
import { useCallback, useEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import { strings } from '@/lib/config/strings';
import { showsComponents } from '@/lib/live/shows-components';
import { readColorMode, watchColorMode } from '../behavior/color-mode';
import { LiveEditor } from './live-editor.client';
import { LiveFrame, type LiveFrameProps } from './live-frame.client';
import type { LiveRun } from './live-messages';
import { initialLiveState, type LiveState, reduceLive } from './live-state';
import { watchEditor } from './watch-editor';

/** Milliseconds without a change before the code is run. */
const typingPause = 250;

type LiveCodeBlockProps = Readonly<{
  code: string;
  language: string;
  title?: string | undefined;
}>;

const findField = (block: HTMLElement | null) => block?.querySelector('textarea');

/** A code block with an editor, and the code's result in a frame. */
export function LiveCodeBlock({ code: initialCode, language, title }: LiveCodeBlockProps) {
  const block = useRef<HTMLDivElement>(null);
  // The field holds its own text, so nothing typed before hydration is lost.
  const code = useSyncExternalStore(
    useCallback((notify) => watchEditor(findField(block.current), notify), []),
    () => findField(block.current)?.value ?? initialCode,
    () => undefined,
  );
  const theme = useSyncExternalStore(watchColorMode, readColorMode, () => undefined);
  const [state, dispatch] = useReducer(reduceLive, initialLiveState);
  const isHydrated = code !== undefined && theme !== undefined;
  const run = isHydrated ? JSON.stringify({ code, language, theme } satisfies LiveRun) : undefined;
  useEffect(() => {
    if (run === undefined) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'run', run }), typingPause);
    return () => clearTimeout(timer);
  }, [run]);

  return (
    <div
      ref={block}
      className="live-code"
      role="group"
      aria-label={strings.live.block(title)}
      data-live={showsComponents(language) ? 'react' : 'script'}
      data-needs-runtime=""
      data-hydrated={isHydrated || undefined}
    >
      {/* A form, because the browser itself can reset it, even before hydration. */}
      <form>
        <div className="live-code-bar">
          <span className="live-code-title">{title ?? strings.live.title}</span>
          <span className="live-code-status" role="status" data-status={state.status}>
            {strings.live.status[state.status]}
          </span>
          <button type="button" className="live-code-button" onClick={() => run && dispatch({ type: 'run', run })}>
            {strings.live.run}
          </button>
          <button type="reset" className="live-code-button">
            {strings.live.reset}
          </button>
        </div>
        <div className="live-code-panes">
          <LiveEditor initialCode={initialCode} code={code} title={title} />
          <Result state={state} dispatch={dispatch} label={strings.live.frame(title)} />
        </div>
      </form>
    </div>
  );
}

type ResultProps = Pick<LiveFrameProps, 'label' | 'dispatch'> & { readonly state: LiveState };

function Result({ state: { shown, next, failure }, ...props }: ResultProps) {
  return (
    <div className="live-code-result">
      <p className="live-code-label">{strings.live.result}</p>
      {failure && (
        <div className="live-code-failure" role="alert" aria-live="polite">
          <p className="live-code-failure-title">{strings.live.failure(failure.line)}</p>
          <pre className="live-code-failure-message">{failure.message}</pre>
        </div>
      )}
      <div className="live-code-stage">
        {shown && <LiveFrame key={shown.id} {...shown} {...props} isHidden={false} />}
        {next && <LiveFrame key={next.id} {...next} {...props} isHidden />}
      </div>
    </div>
  );
}
