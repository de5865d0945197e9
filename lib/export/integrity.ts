import { createHash } from 'node:crypto';
import type { Edit } from './edit-text';
import type { FoundElement } from './find-elements';

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

/** Takes elements of a page and gives the edits that put the integrity of each script and style sheet on the element that loads it; throws where one loads a file that is not the site's. */
export function integrityEdits(elements: readonly FoundElement[], integrityOf: IntegrityOf): Edit[] {
  return elements.flatMap((element) => {
    const file = loadedFile(element);
    if (file === undefined || element.attributes.has('integrity')) return [];
    const value = integrityOf(file);
    if (value === undefined) throw new Error(`"${file}" is loaded by a page and is no file of the site.`);
    const end = element.startTagEnd - (element.isSelfClosing ? 2 : 1);
    return { start: end, end, text: ` integrity="${value}"` };
  });
}
