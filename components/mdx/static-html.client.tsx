'use client';

import { useMemo } from 'react';

type Policy = Readonly<{ createHTML: (html: string) => string }>;
type TrustedTypes = Readonly<{ createPolicy: (name: string, rules: Policy) => Policy }>;

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/** Gives markup as the browser accepts it under `require-trusted-types-for`. Made once, since a second policy of the same name is refused. */
const policy = trustedTypes?.createPolicy('site-html', { createHTML: (html) => html });

/** Shows markup that the pipeline made; React leaves what is inside alone. */
export function StaticHtml({ html }: { readonly html: string }) {
  // Trusted markup is a new object each time it is made, and React would write the same markup again.
  const markup = useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html]);
  return <div className="static-html" suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}
