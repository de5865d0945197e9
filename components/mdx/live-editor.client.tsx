'use client';

import { useId, useState } from 'react';
import { strings } from '@/lib/config/strings';
import { editorKeys } from './editor-keys';
import styles from './live-code.module.css';
import { StaticHtml } from './static-html.client';
import type { CodeToken } from './tokenize-code';

export type LiveEditorProps = Readonly<{
  code: string;
  /** The code highlighted by the build; left out once the code was changed. */
  html: string | undefined;
  title: string | undefined;
  /** False on the server and without JavaScript. */
  isEditable: boolean;
  onFocus: () => void;
  onEdit: (code: string) => void;
}>;

type Tokenize = (code: string) => readonly CodeToken[];

/** Highlighted code with a see-through text field over it, so that both have one size and nothing moves when the field comes. */
export function LiveEditor({ code, html, title, isEditable, onFocus, onEdit }: LiveEditorProps) {
  const hint = useId();
  const [tokenize, setTokenize] = useState<Tokenize>();
  const [keys] = useState(editorKeys);
  // Most readers never edit, so what colors the changed code comes with the first focus.
  const prepare = (): void => {
    onFocus();
    import('./tokenize-code').then(
      ({ tokenizeCode }) => setTokenize(() => tokenizeCode),
      () => undefined,
    );
  };
  // Long lines scroll; where there is no field to focus yet, the keyboard must reach the text itself.
  const reachable = isEditable ? {} : { tabIndex: 0, role: 'group', 'aria-label': strings.live.block(title) };
  return (
    <div className={styles.editor}>
      <div className={styles.code} {...reachable}>
        <div className={styles.shown} aria-hidden={isEditable}>
          {html === undefined ? (
            <Highlighted tokens={tokenize?.(code) ?? [{ text: code }]} />
          ) : (
            <StaticHtml html={`<pre><code>${html}\n</code></pre>`} />
          )}
        </div>
        {isEditable && (
          <textarea
            className={styles.liveCodeField}
            value={code}
            rows={code.split('\n').length}
            wrap="off"
            aria-label={strings.live.editor(title)}
            aria-describedby={hint}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            translate="no"
            onChange={(event) => onEdit(event.target.value)}
            onFocus={prepare}
            onBlur={keys.reset}
            onKeyDown={keys.press}
          />
        )}
      </div>
      <p id={hint} className={styles.liveCodeHint}>
        {strings.live.hint}
      </p>
    </div>
  );
}

function Highlighted({ tokens }: { readonly tokens: readonly CodeToken[] }) {
  return (
    <pre>
      <code>
        {tokens.map(({ text, className }, index) => (
          <span key={index} className={className}>
            {text}
          </span>
        ))}
        {'\n'}
      </code>
    </pre>
  );
}
