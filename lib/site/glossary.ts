import type { ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Doc } from '../content/types';
import type { Site } from './get-site';

/** A term and the first paragraph below its heading, as text. */
type Term = Readonly<{ term: string; definition: string }>;

/** The doc that explains terms, in each docs version that has one. */
export const glossaryDocs = ({ config, content }: Site): Doc[] =>
  content.docs.filter(({ id }) => id === config.docs.glossaryDocId);

/** Extracts the terms from a page's markup, by heading id; a heading without a paragraph directly below is no term. */
export function readGlossary(html: string): Readonly<Record<string, Term>> {
  const terms: Record<string, Term> = {};
  visit(fromHtml(html, { fragment: true }), ['root', 'element'], (node) => {
    const elements = (node as Root).children.filter((child) => child.type === 'element');
    elements.forEach((heading, index) => {
      const definition = definitionIn(elements[index + 1]);
      const { id } = heading.properties;
      if (/^h[2-6]$/.test(heading.tagName) && typeof id === 'string' && definition !== undefined)
        terms[id] = { term: toString(heading).trim(), definition };
    });
  });
  return terms;
}

const definitionIn = (node: ElementContent | undefined): string | undefined =>
  node?.type === 'element' && node.tagName === 'p' ? toString(node).replace(/\s+/g, ' ').trim() : undefined;
