import type { Blockquote } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { VFile } from 'vfile';
import { suggestName } from '../errors/nearest-name';
import { report } from './report';

/** GitHub's names of admonitions, with this site's names. */
const kindOfAlert: Readonly<Record<string, string>> = {
  NOTE: 'note',
  TIP: 'tip',
  IMPORTANT: 'info',
  WARNING: 'warning',
  CAUTION: 'caution',
};

/** Turns a block quote that starts with `[!NOTE]`, GitHub's form of an admonition, into this site's form; returns `undefined` for other quotes. */
export function readAlert(quote: Blockquote, file: VFile): ContainerDirective | undefined {
  const [first] = quote.children;
  const [text, ...others] = first?.type === 'paragraph' ? first.children : [];
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const [mark, name = '', title = ''] = /^\[!(\w+)\](.*)\n?/.exec(text.value) ?? [];
  if (mark === undefined) return undefined;
  const kind = kindOfAlert[name.toUpperCase()];
  const fail = (message: string, hint: string): void =>
    report(file, { rule: 'unknown-admonition', message, hint, place: quote });
  if (kind === undefined)
    fail(`"[!${name}]" is not a kind of admonition.`, suggestName(name, Object.keys(kindOfAlert)));
  else if (title.trim() !== '') {
    const hint = `Put the text on the next line, or write ":::${kind} ${title.trim()}" above it and ":::" below.`;
    fail('An admonition in this form takes no title.', hint);
  }
  const rest = { ...text, value: text.value.slice(mark.length) };
  const kept = rest.value === '' ? others.slice(others[0]?.type === 'break' ? 1 : 0) : [rest, ...others];
  return {
    type: 'containerDirective',
    name: kind ?? 'note',
    position: quote.position,
    children: [...(kept.length > 0 ? [{ ...first, children: kept }] : []), ...quote.children.slice(1)],
  };
}
