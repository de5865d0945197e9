import { tagSlug } from '../content/tag-slug';
import { type Fields, fieldsOf, textOf } from './fields';
import type { ImportContext, NamedEntry } from './types';

/** Converts an author to this site's form. */
export const toAuthorEntry = ({ name, title, description, url }: Fields): NamedEntry => ({
  name: textOf(name),
  description: textOf(description) ?? textOf(title),
  url: /^https?:\/\//.test(textOf(url) ?? '') ? textOf(url) : undefined,
});

/** Keys of a post's authors, who are given by key, inline, or in deprecated fields; a post without any gets the site's. */
export function authorKeys(fields: Fields, { registries: { authors }, settings }: ImportContext): string[] {
  const { author, author_title: title, author_url: url, authorURL } = fields;
  const old = author === undefined ? [] : { name: author, title, url: url ?? authorURL };
  // Adds new authors.
  const keyOf = (entry: NamedEntry): string => {
    const known = [...authors].find(([, { name }]) => name === entry.name)?.[0];
    const name = entry.name ?? '';
    const key = known ?? (tagSlug(name) || name);
    if (known === undefined) authors.set(key, entry);
    return key;
  };
  const keys = [fields['authors'] ?? old].flat().flatMap((each): string[] => {
    if (typeof each === 'string' && authors.has(each)) return [each];
    const entry = toAuthorEntry(typeof each === 'string' ? { name: each } : fieldsOf(each));
    return entry.name === undefined ? [] : [keyOf(entry)];
  });
  return keys.length > 0 ? keys : [keyOf({ name: `The ${settings.title} authors` })];
}

/** Keys of a page's tags; tags that are not listed yet are added to the list. */
export function tagKeys(written: unknown, { registries: { tags } }: ImportContext): string[] | undefined {
  if (written === undefined || written === null) return undefined;
  return [written].flat().map((each) => {
    const label = String(fieldsOf(each)['label'] ?? each);
    const known = [...tags].find(
      ([key, entry]) => key === label || (tagSlug(label) !== '' && tagSlug(entry.label ?? key) === tagSlug(label)),
    )?.[0];
    if (known === undefined) tags.set(label, { description: `Pages with the tag ${label}.` });
    return known ?? label;
  });
}

/** Adds the old site's authors or tags to the list, after this site's. */
export function addEntries(
  list: Map<string, NamedEntry>,
  entries: unknown,
  toEntry: (fields: Fields, key: string) => NamedEntry,
): void {
  for (const [key, fields] of Object.entries(fieldsOf(entries)))
    if (!list.has(key)) list.set(key, toEntry(fieldsOf(fields), key));
}

/** Converts a tag to this site's form. */
export const toTagEntry = ({ label, description }: Fields, key: string): NamedEntry => ({
  label: textOf(label),
  description: textOf(description) ?? `Pages with the tag ${textOf(label) ?? key}.`,
});
