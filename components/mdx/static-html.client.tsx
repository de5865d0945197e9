'use client';

import { useMemo } from 'react';
import { trustedHtml } from '../ui/trusted-html';

/** Shows markup that the pipeline made; React leaves what is inside alone. */
export function StaticHtml({ html }: { readonly html: string }) {
  // Trusted markup is a new object each time it is made, and React would write the same markup again.
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return <div className="static-html" suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}
