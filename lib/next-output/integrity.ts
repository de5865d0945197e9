import { createHash } from 'node:crypto';
import type { FoundElement } from '../files/find-elements';

/** Returns the integrity of the site's file at an address; throws if the site has no such file. */
export type IntegrityOf = (href: string) => string;

/** Integrity of a file's bytes (https://www.w3.org/TR/sri-2/). */
export const integrity = (bytes: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** Address of the script or style sheet that an element loads, now or later. */
export function loadedFile({ name, attributes }: FoundElement): string | undefined {
  if (name === 'script') return attributes.get('src');
  const rels = (attributes.get('rel') ?? '').split(/\s+/);
  const as = attributes.get('as');
  const isHint = rels.includes('modulepreload') || (rels.includes('preload') && (as === 'script' || as === 'style'));
  return rels.includes('stylesheet') || isHint ? attributes.get('href') : undefined;
}
