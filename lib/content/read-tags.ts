import { z } from 'zod';
import { tagRoute } from '../config/routes';
import { type ContentIssue, issueAt, type Location } from '../errors/content-issue';
import { example, text } from './page-schema';
import { readOptionalYaml } from './read-yaml-file';
import type { Registry } from './registry';
import { tagSlug } from './tag-slug';
import type { Tag } from './types';

export const tagsSchema = z.record(
  z.string(),
  z.strictObject({
    label: text.optional().describe('Words of the tag; default: the key.'),
    description: text.meta(
      example('description: What the posts with this tag are about.', "One sentence above the tag's posts."),
    ),
  }),
);

function checkTag({ label, slug }: Tag, location: Location, sameSlug?: Tag): ContentIssue[] {
  const mistake = (message: string, hint: string) => [issueAt(location, { rule: 'tag', message, hint })];
  if (slug === '')
    return mistake(`The tag "${label}" has no letter or digit for its address.`, 'Give the tag another name.');
  if (!sameSlug) return [];
  const message = `The tags "${sameSlug.label}" and "${label}" have the same address, ${tagRoute(slug)}.`;
  return mistake(message, 'Delete one of the two, and use the other on the pages.');
}

/** Reads the tag file of a content folder, by key and by label. */
export function readTags(root: string, file: string): Registry<Tag> {
  const { value, issues } = readOptionalYaml(root, file, tagsSchema);
  const byName = new Map<string, Tag>();
  const bySlug = new Map<string, Tag>();
  const mistakes = Object.entries(value?.data ?? {}).flatMap(([key, { label = key, description }]) => {
    const tag = { label, slug: tagSlug(label), description };
    const sameSlug = bySlug.get(tag.slug);
    bySlug.set(tag.slug, tag);
    byName.set(key, tag).set(label, tag);
    return value ? checkTag(tag, value.locate([key]), sameSlug) : [];
  });
  return { file, byName, isBroken: issues.length > 0, issues: [...issues, ...mistakes] };
}
