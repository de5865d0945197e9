import { type ContentIssue, issueAt, type Location } from '../errors/content-issue';
import { didYouMean, nearestName } from '../errors/nearest-name';
import { type CategorySettings, possibleDocIds } from './read-category';
import type { Located } from './page-base';
import type { Doc } from './types';

type Reference = Readonly<{ id: string; location: Location; /** The ids it may stand for. */ ids: readonly string[] }>;

function referencesOfDoc({ value: doc, locate }: Located<Doc>): Reference[] {
  const fields = { pagination_prev: doc.paginationPrev, pagination_next: doc.paginationNext };
  return Object.entries(fields).flatMap(([field, id]) =>
    typeof id === 'string' ? [{ id, location: locate([field], 'value'), ids: [id] }] : [],
  );
}

function referencesOfCategory({ value: { folder, fields }, locate }: Located<CategorySettings>): Reference[] {
  if (fields.link?.type !== 'doc') return [];
  const { id } = fields.link;
  return [{ id, location: locate(['link', 'id'], 'value'), ids: possibleDocIds(folder, id) }];
}

export type SiteDoc = Readonly<{ id: string; location: Location }>;

type ReferencesInVersion = Readonly<{
  version: string;
  docs: readonly Located<Doc>[];
  categories: readonly Located<CategorySettings>[];
  /** The docs that the site's configuration names, and where. */
  siteDocs: readonly SiteDoc[];
  /** Also holds ids of drafts and of docs with mistakes: naming one is not a mistake. */
  known: ReadonlySet<string>;
}>;

/** An issue for each reference in a docs version to the id of a doc that does not exist. */
export function checkReferences({ version, docs, categories, siteDocs, known }: ReferencesInVersion): ContentIssue[] {
  const references = [
    ...docs.flatMap(referencesOfDoc),
    ...categories.flatMap(referencesOfCategory),
    ...(docs.length === 0 ? [] : siteDocs.map((doc) => ({ ...doc, ids: [doc.id] }))),
  ];
  const unknown = references.filter(({ ids }) => !ids.some((id) => known.has(id)));
  return unknown.map(({ id, location, ids }) => {
    const nearest = ids.map((each) => nearestName(each, known)).find((name) => name !== undefined);
    const form = 'An id is the path below the docs folder, without number prefixes and ending.';
    const hint = nearest === undefined ? form : didYouMean(nearest);
    const message = `There is no doc with the id "${id}" in the version "${version}".`;
    return issueAt(location, { rule: 'unknown-doc', message, hint });
  });
}
