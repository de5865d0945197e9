import type { ContentIssue } from '../errors/content-issue';
import type { Place } from '../errors/from-yaml';

/** Takes an address and gives the nearest one that every host serves alike: small letters, digits, dots, dashes and underscores. */
export function correctSlug(slug: string): string {
  return slug
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9._/-]+/g, '-')
    .replace(/-*\/-*/g, '/')
    .replace(/(\.(html|mdx?)|-)+$/, '');
}

/** Takes the address a page would have and gives an issue with the corrected one where hosts would not agree on it. */
export function checkSlug({
  file,
  slug,
  place,
}: {
  readonly file: string;
  readonly slug: string;
  readonly place: Place;
}): ContentIssue[] {
  const corrected = correctSlug(slug);
  if (slug === corrected) return [];
  const message = `The address "${slug}" would not work on every host.`;
  const hint = `Use small letters, digits, ".", "_" and "-", and no ending such as .html; for example: slug: ${corrected}`;
  return [{ file, ...place, rule: 'slug', severity: 'error', message, hint }];
}
