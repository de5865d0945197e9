import type { Blockquote } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { VFile } from 'vfile';
import { suggestName } from '../errors/nearest-name';
import { report } from './report';

/** GitHub's names for admonitions, and those of this site. */
const kinds: Readonly<Record<string, string>> = {
  note: 'note',
  tip: 'tip',
  important: 'info',
  warning: 'warning',
  caution: 'caution',
};

/** Takes a quote that starts with `[!NOTE]`, GitHub's form of an admonition, and gives it as one in the form of this site; `undefined` for other quotes. */
export function readAlert(quote: Blockquote, file: VFile): ContainerDirective | undefined {
  const [first] = quote.children;
  const [text, ...others] = first?.type === 'paragraph' ? first.children : [];
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const [mark, name = '', title = ''] = /^\[!(\w+)\](.*)\n?/.exec(text.value) ?? [];
  if (mark === undefined) return undefined;
  const kind = kinds[name.toLowerCase()];
  if (kind === undefined) reportUnknown(name, quote, file);
  else if (title.trim() !== '') reportTitle({ kind, title: title.trim() }, quote, file);
  const rest = { ...text, value: text.value.slice(mark.length) };
  const kept = rest.value === '' ? others.slice(others[0]?.type === 'break' ? 1 : 0) : [rest, ...others];
  return {
    type: 'containerDirective',
    name: kind ?? 'note',
    position: quote.position,
    children: [...(kept.length > 0 ? [{ ...first, children: kept }] : []), ...quote.children.slice(1)],
  };
}

function reportUnknown(name: string, place: Blockquote, file: VFile): void {
  report(file, {
    rule: 'unknown-admonition',
    message: `"[!${name}]" is no kind of admonition.`,
    hint: suggestName(
      name,
      Object.keys(kinds).map((kind) => kind.toUpperCase()),
    ),
    place,
  });
}

function reportTitle({ kind, title }: { kind: string; title: string }, place: Blockquote, file: VFile): void {
  report(file, {
    rule: 'unknown-admonition',
    message: 'An admonition in this form takes no title.',
    hint: `Put the text on the next line, or write ":::${kind} ${title}" above it and ":::" below.`,
    place,
  });
}
