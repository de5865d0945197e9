import { existsSync } from 'node:fs';
import path from 'node:path';
import { type ContentIssue, issueAt, type LocateInFile, type Location } from '../errors/content-issue';
import { suggestNameOr } from '../errors/nearest-name';
import { listFilesBelow } from '../files/list-files-below';
import { descriptionRule } from './page-schema';

/** An issue if a description is shorter or longer than search engines show. */
export function checkDescription(
  words: string,
  locate: LocateInFile,
  field: readonly string[] = ['description'],
): ContentIssue[] {
  const { hint, minLength, maxLength } = descriptionRule;
  if (words.length >= minLength && words.length <= maxLength) return [];
  const message = `The field "${field.join('.')}" has ${String(words.length)} characters; it needs ${minLength} to ${maxLength}.`;
  return [issueAt(locate(field, 'value'), { rule: 'description-length', message, hint })];
}

/** An issue if a page's social picture is not a file below `public/`; `root` is the project's root. */
export function checkImage(image: string | undefined, root: string, locate: LocateInFile): ContentIssue[] {
  if (image === undefined || existsSync(path.join(root, 'public', image))) return [];
  const known = listFilesBelow(path.join(root, 'public/static')).map((file) => `/static/${file}`);
  const message = `The picture "${image}" does not exist.`;
  const hint = suggestNameOr(image, known, `put it at public${image}`);
  return [issueAt(locate(['image'], 'value'), { rule: 'missing-image', message, hint })];
}

/** The nearest address that every host serves alike: lowercase letters, digits, dots, dashes and underscores. */
export const correctSlug = (slug: string): string =>
  slug
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9._/-]+/g, '-')
    .replace(/-*\/-*/g, '/')
    .replace(/(\.(html|mdx?)|-)+$/, '');

/** An issue if not every host would serve an address. */
export function checkSlug(slug: string, location: Location): ContentIssue[] {
  const corrected = correctSlug(slug);
  if (slug === corrected) return [];
  const message = `The address "${slug}" would not work on every host.`;
  const hint = `Use lowercase letters, digits, ".", "_" and "-", and no ending such as .html; for example: slug: ${corrected}`;
  return [issueAt(location, { rule: 'slug', message, hint })];
}
