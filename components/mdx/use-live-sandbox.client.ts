'use client';

import { type Dispatch, type RefObject, useEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import { readColorMode, watchColorMode } from '../behavior/color-mode';
import { readSandboxMessage, type ToSandbox } from './live-protocol';
import { initialLiveState, type LiveAction, type LiveState, reduceLive } from './live-state';

/** Milliseconds: pause in typing before a run, time for the frame to load, and for a run to answer. */
const typingPause = 250;
const readyLimit = 10_000;
const answerLimit = 6_000;

type FrameRef = RefObject<HTMLIFrameElement | null>;

export type LiveSandbox = Readonly<{ frame: FrameRef; state: LiveState; dispatch: Dispatch<LiveAction> }>;

/** Takes code and runs it, and each later version of it, in the block's frame; gives the frame's state. */
export function useLiveSandbox(code: string, language: string): LiveSandbox {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, dispatch] = useReducer(reduceLive, initialLiveState);
  const isReady = state.frame === 'ready';
  useAnswers(frame, dispatch);
  useDeadline({
    key: state.frame === 'loading' ? state.generation : undefined,
    limit: readyLimit,
    type: 'late',
    dispatch,
  });
  useDeadline({ key: state.status === 'running' ? state.run : undefined, limit: answerLimit, type: 'hung', dispatch });
  useTheme(frame, isReady);

  const sent = useRef({ run: 0, generation: -1 });
  useEffect(() => {
    if (!isReady) return undefined;
    const send = (): void => {
      const run = sent.current.run + 1;
      sent.current = { run, generation: state.generation };
      post(frame, { type: 'run', run, code, language });
      dispatch({ type: 'sent', run });
    };
    const timer = setTimeout(send, sent.current.generation === state.generation ? typingPause : 0);
    return () => clearTimeout(timer);
  }, [isReady, state.generation, code, language]);
  return { frame, state, dispatch };
}

function post(frame: FrameRef, message: ToSandbox): void {
  // An opaque origin has no name that a message could be addressed to.
  frame.current?.contentWindow?.postMessage(message, '*');
}

function useAnswers(frame: FrameRef, dispatch: Dispatch<LiveAction>): void {
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent): void => {
      const isOurs = source !== null && source === frame.current?.contentWindow;
      const message = isOurs ? readSandboxMessage(data) : undefined;
      if (message) dispatch(message);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [frame, dispatch]);
}

type Deadline = Readonly<{
  /** What is waited for; `undefined` where nothing is. */
  key: number | undefined;
  limit: number;
  type: 'late' | 'hung';
  dispatch: Dispatch<LiveAction>;
}>;

function useDeadline({ key, limit, type, dispatch }: Deadline): void {
  useEffect(() => {
    if (key === undefined) return undefined;
    const timer = setTimeout(() => dispatch({ type }), limit);
    return () => clearTimeout(timer);
  }, [key, limit, type, dispatch]);
}

function useTheme(frame: FrameRef, isReady: boolean): void {
  const theme = useSyncExternalStore(
    (notify) => watchColorMode(document, notify),
    () => readColorMode(document),
    () => 'light' as const,
  );
  useEffect(() => {
    if (isReady) post(frame, { type: 'theme', theme });
  }, [frame, isReady, theme]);
}
