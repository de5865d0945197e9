'use client';

import { type Dispatch, useEffect, useRef, useState } from 'react';
import { strings } from '@/lib/config/strings';
import { addressOf } from '../behavior/address-of';
import { readSandboxMessage } from './live-messages';
import type { LiveAction } from './live-state';

/** Milliseconds that a result may take before the status says so, and before the frame is given up. */
const slowAfter = 200;
const timeLimit = 6000;

const minHeight = 64;
const maxHeight = 640;

export type LiveFrameProps = Readonly<{
  id: number;
  /** What it runs, as the sandbox reads it. */
  run: string;
  label: string;
  isHidden: boolean;
  dispatch: Dispatch<LiveAction>;
}>;

/** A frame that runs code once, in an origin of its own. */
export function LiveFrame({ id, run, label, isHidden, dispatch }: LiveFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const loads = useRef(0);
  const hasReported = useRef(false);
  const [height, setHeight] = useState(minHeight);

  useEffect(() => {
    const receive = ({ source, data }: MessageEvent): void => {
      const message = source && source === frame.current?.contentWindow ? readSandboxMessage(data) : undefined;
      if (!message) return;
      hasReported.current = true;
      if (message.type === 'resized') setHeight(Math.min(Math.max(Math.ceil(message.height), minHeight), maxHeight));
      else dispatch({ ...message, id });
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [id, dispatch]);

  const giveUp = (): void => {
    const { hung, unreachable } = strings.live;
    dispatch({ type: 'late', id, message: hasReported.current ? hung : unreachable });
  };
  const onLoad = (): void => {
    loads.current += 1;
    // Code can navigate its frame to another page, but the policy blocks every other page.
    if (loads.current > 1) return dispatch({ type: 'left', id, message: strings.live.left });
    setTimeout(() => dispatch({ type: 'slow', id }), slowAfter);
    setTimeout(giveUp, timeLimit);
  };
  return (
    <iframe
      ref={frame}
      className="live-code-frame"
      name={run}
      title={label}
      src={addressOf('/live/sandbox.html')}
      sandbox="allow-scripts"
      loading="lazy"
      height={height}
      onLoad={onLoad}
      data-hidden={isHidden || undefined}
    />
  );
}
