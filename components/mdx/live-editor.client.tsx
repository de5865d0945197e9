'use client';

import { useId } from 'react';
import { escapeMarkup } from '@/lib/config/escape-markup';
import { strings } from '@/lib/config/strings';
import { StaticHtml } from './static-html.client';
import { tokenizeCode } from './tokenize-code';

type LiveEditorProps = Readonly<{
  /** What the field holds at first. */
  written: string;
  /** What it holds now; `undefined` where nothing knows. */
  code: string | undefined;
  title: string | undefined;
}>;

/** Colored code with a see-through field over it, so that both have one size. */
export function LiveEditor({ written, code, title }: LiveEditorProps) {
  const hint = useId();
  return (
    <div className="live-code-editor">
      <div className="live-code-source">
        <pre aria-hidden={code !== undefined} translate="no">
          <code>
            {tokenizeCode(code ?? written).map(({ text, className }, index) => (
              <span key={index} className={className}>
                {text}
              </span>
            ))}
            {'\n'}
          </code>
        </pre>
        <StaticHtml html={fieldHtml(written, title, hint)} />
      </div>
      <p id={hint} className="live-code-hint">
        {strings.live.hint}
      </p>
    </div>
  );
}

/** Markup that React leaves alone: into a field of its own it would put the written code back when it takes over the page. */
const fieldHtml = (written: string, title: string | undefined, hint: string): string =>
  `<textarea class="live-code-field" aria-label="${escapeMarkup(strings.live.editor(title))}" aria-describedby="${hint}"` +
  ' wrap="off" autocapitalize="off" autocomplete="off" autocorrect="off" spellcheck="false" translate="no">' +
  // A line break after the tag is no part of the text.
  `\n${escapeMarkup(written)}</textarea>`;
