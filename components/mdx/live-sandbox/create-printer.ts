import { strings } from '@/lib/config/strings';
import { h } from '../../ui/h';

export type EntryKind = 'log' | 'info' | 'warn' | 'error' | 'result';

/** Lines shown; a loop can print more than anyone reads. */
const maxEntries = 200;

/** Returns a function that prints a line into an element. */
export function createPrinter(output: HTMLElement): (kind: EntryKind, text: string) => void {
  let count = 0;
  const omittedNote = h('p', { class: 'note' });
  return (kind, text) => {
    count += 1;
    // The code's final value always shows: it is what the reader came for.
    if (count <= maxEntries || kind === 'result') return output.append(entry(kind, text));
    omittedNote.textContent = strings.live.omitted(count - maxEntries);
    if (!omittedNote.isConnected) output.append(omittedNote);
  };
}

function entry(kind: EntryKind, text: string): HTMLElement {
  const label = kind !== 'log' && h('span', { class: 'kind' }, strings.live.output[kind]);
  return h('div', { class: 'entry', 'data-kind': kind }, label, h('pre', {}, text));
}
