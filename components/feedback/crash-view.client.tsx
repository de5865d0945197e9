'use client';

import { useEffect, useRef } from 'react';
import { strings } from '@/lib/config/strings';
import { Main } from '../layout/main';
import { isChunkLoadError } from '../behavior/reload-guard';
import { arrive } from '../navigation/arrive';
import { ChunkLoadFailure } from './chunk-load-failure.client';
import { errorCauses } from './error-causes';

export type CrashViewProps = Readonly<{ error: unknown; retry: () => void }>;

/** Replaces a page that threw: shows what happened, cause by cause, and a button to try again. */
export function CrashView({ error, retry }: CrashViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus is lost with the crashed page, and lost again with the button once the page is back.
  useEffect(() => {
    heading.current?.focus();
    return () => {
      if (document.activeElement === document.body) arrive('');
    };
  }, []);
  if (isChunkLoadError(error)) return <ChunkLoadFailure error={error} />;
  return (
    <Main className="crash-view">
      <h1 ref={heading} tabIndex={-1}>
        {strings.crash.title}
      </h1>
      <p>{strings.crash.advice}</p>
      <button type="button" className="button-primary" onClick={retry}>
        {strings.crash.retry}
      </button>
      <h2>{strings.crash.causes}</h2>
      <div className="red-box">
        <ol>
          {errorCauses(error).map((message, index) => (
            <li key={index}>
              {index > 0 && `${strings.crash.cause} `}
              <code>{message}</code>
            </li>
          ))}
        </ol>
      </div>
    </Main>
  );
}
