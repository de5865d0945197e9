'use client';

import { useId } from 'react';
import { escapeMarkup } from '@/lib/config/escape-markup';
import { strings } from '@/lib/config/strings';
import { StaticHtml } from './static-html.client';
import { tokenizeCode } from './tokenize-code';

type LiveEditorProps = Readonly<{
  /** Text of the field at first. */
  initialCode: string;
  /** Its text now; `undefined` before hydration. */
  code: string | undefined;
  title: string | undefined;
}>;

/** Colored code with a transparent field of the same size over it. */
export function LiveEditor({ initialCode, code, title }: LiveEditorProps) {
  const hint = useId();
  return (
    <div className="live-code-editor">
      <div className="live-code-source">
        <pre aria-hidden={code !== undefined} translate="no">
          <code>
            {tokenizeCode(code ?? initialCode).map(({ text, className }, index) => (
              <span key={index} className={className}>
                {text}
              </span>
            ))}
            {'\n'}
          </code>
        </pre>
        <StaticHtml html={fieldHtml(initialCode, title, hint)} />
      </div>
      <p id={hint} className="live-code-hint">
        {strings.live.hint}
      </p>
    </div>
  );
}

/** Markup that React leaves alone: hydration would reset a field that React renders to the written code. */
const fieldHtml = (initialCode: string, title: string | undefined, hint: string): string =>
  `<textarea class="live-code-field" aria-label="${escapeMarkup(strings.live.editor(title))}" aria-describedby="${hint}"` +
  ' wrap="off" autocapitalize="off" autocomplete="off" autocorrect="off" spellcheck="false" translate="no">' +
  // HTML ignores a line break right after the tag.
  `\n${escapeMarkup(initialCode)}</textarea>`;
