import { StaticPart } from '@/components/ui/static-part.client';

/** Structured data of a page, from JSON-LD text; as markup, because a script element made in the browser needs a policy of its own. */
export function JsonLd({ text }: { readonly text: string }) {
  return <StaticPart name="json-ld" html={`<script type="application/ld+json">${text}</script>`} />;
}
