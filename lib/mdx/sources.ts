import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { hashOf } from './disk-cache';

/** What each file or folder held, by its path from the project's root. */
export type Sources = Readonly<Record<string, string>>;

const noted = new AsyncLocalStorage<Map<string, string>>();

/** Bytes of the largest file that is read to see whether it is another one: it may be larger than the memory. */
const largest = 8_000_000;

/** Takes a path and gives what changes when the file there, or the names in the folder, do; empty where nothing is there. */
export function stateOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory()) return hashOf(...readdirSync(file, { recursive: true, encoding: 'utf8' }).sort());
  if (found === undefined) return '';
  return found.size > largest ? String(found.size) : hashOf(readFileSync(file, 'latin1'));
}

/** Notes that the page which is being compiled hangs on a file or folder, whether it is there or not. */
export function noteSource(file: string): void {
  const sources = noted.getStore();
  if (sources?.has(file) === false) sources.set(file, stateOf(file));
}

/** Does a page's work; gives, with its result, all that it hung on besides the page's own text. */
export async function withSources<Result>(
  work: () => Promise<Result>,
): Promise<Readonly<{ result: Result; sources: Sources }>> {
  const sources = new Map<string, string>();
  const result = await noted.run(sources, work);
  return { result, sources: Object.fromEntries(sources) };
}
