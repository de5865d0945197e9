import { StaticHtml } from '../mdx/static-html.client';

/** Structured data of a page, from JSON-LD text; as markup, because a script element created in the browser would need a Trusted Types policy. */
export const JsonLd = ({ text }: { readonly text: string }) => (
  <StaticHtml html={`<script type="application/ld+json">${text}</script>`} />
);
