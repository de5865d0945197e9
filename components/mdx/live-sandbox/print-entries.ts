import { strings } from '@/lib/config/strings';

export type EntryKind = 'log' | 'info' | 'warn' | 'error' | 'result';

/** Lines shown; a loop can print more than anyone reads. */
const mostEntries = 200;

/** A function that shows a line in an element. */
export function printEntries(output: HTMLElement): (kind: EntryKind, text: string) => void {
  let count = 0;
  const rest = make('p', 'note');
  return (kind, text) => {
    count += 1;
    // The value that code ends with is what the reader came for.
    if (count <= mostEntries || kind === 'result') return output.append(entry(kind, text));
    rest.textContent = strings.live.omitted(count - mostEntries);
    if (!rest.isConnected) output.append(rest);
  };
}

function entry(kind: EntryKind, text: string): HTMLElement {
  const row = make('div', 'entry');
  row.dataset['kind'] = kind;
  if (kind !== 'log') row.append(make('span', 'kind', strings.live.output[kind]));
  row.append(make('pre', '', text));
  return row;
}

export function make(tag: string, className: string, text = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}
