'use client';

import { type ReactNode, use, useMemo } from 'react';
import { pageParts } from './page-parts';
import { trustedHtml } from './trusted-html';

export type StaticPartProps = Readonly<{
  /** Its name, which no other part of the page has. */
  name: string;
  children?: ReactNode;
  /** Markup in place of children. */
  html?: string;
  /** Address of the page that holds the markup; set by the build, which takes children and markup out of the page's data. */
  page?: string;
}>;

/** A part of a page that React leaves alone in the browser: its markup stands in the page, and nowhere else. */
export function StaticPart({ name, children, html, page }: StaticPartProps) {
  if (page !== undefined) return <PartOfPage name={name} page={page} />;
  if (html !== undefined) return <Markup name={name} html={html} />;
  return (
    <div className="static-html" data-part={name}>
      {children}
    </div>
  );
}

function PartOfPage({ name, page }: { readonly name: string; readonly page: string }) {
  const parts = pageParts(page);
  return <Markup name={name} html={(parts instanceof Promise ? use(parts) : parts).get(name) ?? ''} />;
}

function Markup({ name, html }: { readonly name: string; readonly html: string }) {
  // Trusted markup is a new object each time it is made, and React would write the same markup again.
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return <div className="static-html" data-part={name} suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}
