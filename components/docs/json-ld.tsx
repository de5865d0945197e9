import { StaticHtml } from '../mdx/static-html.client';

/** Structured data of a page, from JSON-LD text; as markup, because a script element made in the browser needs a policy of its own. */
export const JsonLd = ({ text }: { readonly text: string }) => (
  <StaticHtml html={`<script type="application/ld+json">${text}</script>`} />
);
