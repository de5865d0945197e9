import { createHash } from 'node:crypto';
import { findElements, type FoundElement } from './find-elements';

/** Gives the integrity of the file at an address, if it is one of the site's. */
export type IntegrityOf = (href: string) => string | undefined;

/** Integrity of a file's bytes (https://www.w3.org/TR/sri-2/). */
export const integrity = (bytes: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** Address of the script or style sheet that an element loads, now or later. */
function loadedFile({ name, attributes }: FoundElement): string | undefined {
  if (name === 'script') return attributes.get('src');
  const rels = (attributes.get('rel') ?? '').split(/\s+/);
  const as = attributes.get('as');
  const isHint = rels.includes('modulepreload') || (rels.includes('preload') && (as === 'script' || as === 'style'));
  return rels.includes('stylesheet') || isHint ? attributes.get('href') : undefined;
}

/** Takes a page and gives it with the integrity of each script and style sheet on the element that loads it; throws where it loads a file that is not the site's. */
export function addIntegrity(html: string, integrityOf: IntegrityOf): string {
  const places: { offset: number; attribute: string }[] = [];
  for (const element of findElements(html)) {
    const file = loadedFile(element);
    if (file === undefined || element.attributes.has('integrity')) continue;
    const value = integrityOf(file);
    if (value === undefined) throw new Error(`"${file}" is loaded by a page and is no file of the site.`);
    const offset = element.startTagEnd - (element.isSelfClosing ? 2 : 1);
    places.push({ offset, attribute: ` integrity="${value}"` });
  }
  let [result, from] = ['', 0];
  for (const { offset, attribute } of places) {
    result += html.slice(from, offset) + attribute;
    from = offset;
  }
  return result + html.slice(from);
}
