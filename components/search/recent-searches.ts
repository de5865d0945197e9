import { readStored, writeStored } from '../behavior/stored';

const key = 'recent-searches';
const maxSearches = 5;

/** The reader's latest queries, latest first; stored data that is no list of strings counts as none. */
export function readRecent(): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(parsed)
      ? parsed.filter((item): item is string => typeof item === 'string').slice(0, maxSearches)
      : [];
  } catch {
    return [];
  }
}

export const writeRecent = (recent: readonly string[]): void => writeStored(key, JSON.stringify(recent));

/** Stores a query as the latest; ignores a blank one. */
export function rememberSearch(query: string): void {
  const added = query.trim();
  if (added === '') return;
  writeRecent([added, ...readRecent().filter((text) => text !== added)].slice(0, maxSearches));
}
