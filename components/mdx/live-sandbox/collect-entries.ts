import type { OutputEntry } from './run-script';

/** Entries kept; a loop can print more than anyone reads. */
const most = 200;

export type Entries = Readonly<{ entries: readonly OutputEntry[]; /** How many more there were. */ omitted: number }>;

export type EntryLog = Readonly<{ add: (entry: OutputEntry) => void; entries: () => Entries }>;

/** Gives a list that entries are added to, and that is handed to `onChange` once for all entries of a moment. */
export function collectEntries(onChange: (entries: Entries) => void): EntryLog {
  const kept: OutputEntry[] = [];
  let count = 0;
  let isWaiting = false;
  const entries = (): Entries => ({ entries: [...kept], omitted: count - kept.length });
  const add = (entry: OutputEntry): void => {
    count += 1;
    // The value a script ends with is what the reader came for.
    if (kept.length < most || entry.kind === 'result') kept.push(entry);
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(() => {
      isWaiting = false;
      onChange(entries());
    });
  };
  return { add, entries };
}
