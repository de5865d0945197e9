import { type ContentIssue, issueAt, type Location } from '../errors/content-issue';

/** The nearest address that every host serves alike: small letters, digits, dots, dashes and underscores. */
export const correctSlug = (slug: string): string =>
  slug
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9._/-]+/g, '-')
    .replace(/-*\/-*/g, '/')
    .replace(/(\.(html|mdx?)|-)+$/, '');

/** An issue where hosts would not agree on an address. */
export function checkSlug(slug: string, location: Location): ContentIssue[] {
  const corrected = correctSlug(slug);
  if (slug === corrected) return [];
  const message = `The address "${slug}" would not work on every host.`;
  const hint = `Use small letters, digits, ".", "_" and "-", and no ending such as .html; for example: slug: ${corrected}`;
  return [issueAt(location, { rule: 'slug', message, hint })];
}
