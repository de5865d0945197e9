import { readStored, writeStored } from '../behavior/stored';

const key = 'recent-searches';
const most = 5;

/** Takes the stored text and gives the queries in it, latest first; what is no list of texts counts as none. */
export function parseRecent(text: string | null): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(parsed)
      ? parsed.filter((item): item is string => typeof item === 'string').slice(0, most)
      : [];
  } catch {
    return [];
  }
}

/** Takes the queries so far and a new one and gives the latest ones, each once. */
export function addRecent(recent: readonly string[], query: string): readonly string[] {
  const added = query.trim();
  return added === '' ? recent : [added, ...recent.filter((text) => text !== added)].slice(0, most);
}

/** The stored queries as text, for comparing, and how to follow and change them. */
export const readRecent = (view: Window): string | null => readStored(view, 'localStorage', key);

const changed = 'recent-searches-changed';

/** Calls `notify` when the stored queries change, also in another tab; returns the function that stops it. */
export function watchRecent(view: Window, notify: () => void): () => void {
  const names = ['storage', changed];
  for (const name of names) view.addEventListener(name, notify);
  return () => names.forEach((name) => view.removeEventListener(name, notify));
}

/** Stores the queries. */
export function writeRecent(view: Window, recent: readonly string[]): void {
  writeStored(view, 'localStorage', { key, value: JSON.stringify(recent) });
  view.dispatchEvent(new Event(changed));
}

/** Remembers a query that led somewhere. */
export const rememberSearch = (view: Window, query: string): void =>
  writeRecent(view, addRecent(parseRecent(readRecent(view)), query));
