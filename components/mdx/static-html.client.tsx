'use client';

import { useMemo } from 'react';

type Policy = Readonly<{ createHTML: (html: string) => string }>;
type TrustedTypes = Readonly<{ createPolicy: (name: string, rules: Policy) => Policy }>;

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/** Wraps markup as `require-trusted-types-for` demands. Created once, because browsers refuse a second policy of the same name. */
const policy = trustedTypes?.createPolicy('site-html', { createHTML: (html) => html });

/** Shows markup that the pipeline made; React leaves its content alone. */
export function StaticHtml({ html }: { readonly html: string }) {
  // Memoized: each call creates a new trusted object, and React would write the same markup again.
  const markup = useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html]);
  return <div className="static-html" suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}
