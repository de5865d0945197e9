import type { SiteConfig } from '../config/site-schema';
import type { ContentIssue } from '../errors/content-issue';
import { fileStart, type Place } from '../errors/from-yaml';
import { nearestName } from '../errors/nearest-name';
import type { Doc } from './types';

/** A place where a file names a doc by its id. */
export type DocReference = Readonly<{
  file: string;
  place: Place;
  /** The id as written. */
  written: string;
  /** The ids it may stand for. */
  ids: readonly string[];
}>;

type KnownIds = Readonly<{ version: string; ids: ReadonlySet<string> }>;

/** Takes the places in a docs version, or in the configuration, that name a doc and gives an issue for each that no doc answers to. */
export function checkReferences(
  references: readonly DocReference[],
  { version, ids: known }: KnownIds,
): ContentIssue[] {
  const unknown = references.filter(({ ids }) => !ids.some((id) => known.has(id)));
  return unknown.map(({ file, place, written, ids }) => {
    const nearest = ids.map((id) => nearestName(id, known)).find((id) => id !== undefined);
    const hint =
      nearest === undefined
        ? 'An id is the path below the docs folder, without number prefixes and ending.'
        : `Did you mean "${nearest}"?`;
    return {
      file,
      ...place,
      rule: 'unknown-doc',
      severity: 'error',
      message: `There is no doc with the id "${written}" in the version "${version}".`,
      hint,
    };
  });
}

/** The main doc that the configuration names; every version with docs must have it. */
export function mainDocReference({ docs: { mainDocId } }: SiteConfig): DocReference {
  return { file: 'lib/config/site.ts', place: fileStart, written: mainDocId, ids: [mainDocId] };
}

/** Takes docs in order of precedence and gives an issue for each whose id an earlier one has. */
export function checkIds(docs: readonly Doc[]): ContentIssue[] {
  const owners = new Map<string, string>();
  return docs.flatMap(({ id, version, file }): ContentIssue[] => {
    const key = `${version}:${id}`;
    const owner = owners.get(key);
    owners.set(key, owner ?? file);
    if (owner === undefined) return [];
    const message = `Two docs have the id "${id}": ${owner} and ${file}.`;
    return [
      {
        file,
        ...fileStart,
        rule: 'duplicate-id',
        severity: 'error',
        message,
        hint: 'Give one of the two an own id, as in "id: another-name".',
      },
    ];
  });
}
