import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { hashOf } from './disk-cache';

/** State of each file or folder, by its path from the project's root. */
export type Sources = Readonly<Record<string, string>>;

const notedSources = new AsyncLocalStorage<Map<string, string>>();

/** Largest file, in bytes, that is hashed to detect changes; a larger one may not fit into memory, so only its size counts. */
const maxHashedBytes = 8_000_000;

/** Hash of a file's content or of the names in a folder; the size of a very large file; `''` if nothing is there. */
export function stateOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory()) return hashOf(...readdirSync(file, { recursive: true, encoding: 'utf8' }).sort());
  if (found === undefined) return '';
  return found.size > maxHashedBytes ? String(found.size) : hashOf(readFileSync(file, 'latin1'));
}

/** Notes that the page being compiled depends on a file or folder, whether it exists or not. */
export function noteSource(file: string): void {
  const sources = notedSources.getStore();
  if (sources?.has(file) === false) sources.set(file, stateOf(file));
}

/** Runs the work for one page; returns its result and the state of every file or folder that it noted. */
export async function withSources<Result>(
  work: () => Promise<Result>,
): Promise<Readonly<{ result: Result; sources: Sources }>> {
  const sources = new Map<string, string>();
  const result = await notedSources.run(sources, work);
  return { result, sources: Object.fromEntries(sources) };
}
