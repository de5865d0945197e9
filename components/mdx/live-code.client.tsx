'use client';

import { useCallback, useRef, useState } from 'react';
import { strings } from '@/lib/config/strings';
import { useHydrated } from '../ui/use-hydrated.client';
import styles from './live-code.module.css';
import { LiveEditor } from './live-editor.client';
import { liveKind } from './live-protocol';
import { LiveResult } from './live-result.client';
import { LiveStatus } from './live-status.client';
import { useLiveSandbox } from './use-live-sandbox.client';
import { useNear } from './use-near.client';

export type LiveCodeBlockProps = Readonly<{
  code: string;
  language: string;
  title?: string;
  /** Highlighted code, as content of a `code` element. */
  html?: string;
  /** Address of the page that runs the code. */
  sandboxUrl: string;
}>;

/** A code block with an editor over its highlighted code and the code's result in a frame. */
export function LiveCodeBlock({ code: written, language, title, html, sandboxUrl }: LiveCodeBlockProps) {
  const [code, setCode] = useState(written);
  const block = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const sandbox = useLiveSandbox(code, language);
  const { state, dispatch } = sandbox;
  const start = useCallback(() => dispatch({ type: 'wanted' }), [dispatch]);
  useNear(block, start);

  const edit = (text: string): void => {
    setCode(text);
    dispatch({ type: 'edited' });
  };
  return (
    <div
      ref={block}
      className={styles.live}
      role="group"
      aria-label={strings.live.block(title)}
      data-live={liveKind(language)}
    >
      <div className={styles.liveCodeBar}>
        <span className={styles.liveCodeTitle}>{title ?? strings.live.title}</span>
        <LiveStatus status={state.status} />
        <button type="button" className={styles.reset} disabled={!isHydrated} onClick={() => edit(written)}>
          {strings.live.reset}
        </button>
      </div>
      <div className={styles.panes}>
        <LiveEditor
          code={code}
          html={code === written ? html : undefined}
          title={title}
          isEditable={isHydrated}
          onFocus={start}
          onEdit={edit}
        />
        <LiveResult sandbox={sandbox} title={title} sandboxUrl={sandboxUrl} />
      </div>
    </div>
  );
}
