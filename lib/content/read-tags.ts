import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContentIssue } from '../errors/content-issue';
import type { Place } from '../errors/from-yaml';
import { tagRoute } from '../config/routes';
import { readYamlFile } from './read-yaml-file';
import type { Register } from './register';
import { tagsSchema } from './tag-schema';
import { tagSlug } from './tag-slug';
import type { Tag } from './types';

type TagCheck = Readonly<{ file: string; tag: Tag; place: Place; taken?: Tag }>;

function checkTag({ file, tag: { label, slug }, place, taken }: TagCheck): ContentIssue[] {
  const base = { file, ...place, rule: 'tag', severity: 'error' } as const;
  if (slug === '')
    return [
      {
        ...base,
        message: `The tag "${label}" holds no letter or digit for its address.`,
        hint: 'Give the tag another name.',
      },
    ];
  if (!taken) return [];
  const message = `The tags "${taken.label}" and "${label}" have the same address, ${tagRoute(slug)}.`;
  return [{ ...base, message, hint: 'Delete one of the two, and use the other on the pages.' }];
}

/** Reads the tag file of a content folder; a site without one has no tags. */
export function readTags(root: string, file: string): Register<Tag> {
  const none = { file, byName: new Map<string, Tag>(), isBroken: false, issues: [] };
  if (!existsSync(path.join(root, file))) return none;
  const { value, issues } = readYamlFile(root, file, tagsSchema);
  if (!value) return { ...none, isBroken: true, issues };
  const bySlug = new Map<string, Tag>();
  const byName = new Map<string, Tag>();
  const found = Object.entries(value.data).flatMap(([key, { label = key, description }]) => {
    const tag = { label, slug: tagSlug(label), description };
    const mistakes = checkTag({ file, tag, place: value.locate([key]), taken: bySlug.get(tag.slug) });
    bySlug.set(tag.slug, tag);
    byName.set(key, tag).set(label, tag);
    return mistakes;
  });
  return { file, byName, isBroken: false, issues: found };
}
