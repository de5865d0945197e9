import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';

/** Gives the integrity of the file at an address, if it is one of the site's. */
export type IntegrityOf = (href: string) => string | undefined;

/** Integrity of a file's bytes (https://www.w3.org/TR/sri-2/). */
export const integrity = (bytes: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

const words = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);

/** Address of the script or style sheet that an element loads, now or later. */
function loadedFile({ tagName, properties }: Element): string | undefined {
  const { src, href, rel, as } = properties;
  if (tagName === 'script') return typeof src === 'string' ? src : undefined;
  if (tagName !== 'link' || typeof href !== 'string') return undefined;
  const rels = words(rel);
  const isHint = rels.includes('modulepreload') || (rels.includes('preload') && (as === 'script' || as === 'style'));
  return rels.includes('stylesheet') || isHint ? href : undefined;
}

/** Takes a page and gives it with the integrity of each script and style sheet on the element that loads it; throws where it loads a file that is not the site's. */
export function addIntegrity(html: string, integrityOf: IntegrityOf): string {
  const places: { offset: number; attribute: string }[] = [];
  visit(fromHtml(html, { verbose: true }), 'element', (node) => {
    const file = loadedFile(node);
    const end = node.data?.position?.opening?.end.offset;
    if (file === undefined || end === undefined || 'integrity' in node.properties) return;
    const value = integrityOf(file);
    if (value === undefined) throw new Error(`"${file}" is loaded by a page and is no file of the site.`);
    places.push({ offset: end - (html[end - 2] === '/' ? 2 : 1), attribute: ` integrity="${value}"` });
  });
  let [result, from] = ['', 0];
  for (const { offset, attribute } of places) {
    result += html.slice(from, offset) + attribute;
    from = offset;
  }
  return result + html.slice(from);
}
