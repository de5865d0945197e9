import type { ReaderVariable } from '../config/site-schema';
import { findMarks } from '../config/split-text';

export type FindableVariable = Pick<ReaderVariable, 'name' | 'find'>;

/** Wraps each placeholder in highlighted code in a `var` element; returns the HTML and the names found. A placeholder must have a single color; the text before it may have another. */
export function markVariables(html: string, variables: readonly FindableVariable[]) {
  // Every second piece is a tag.
  const pieces = html.split(/(<[^>]+>)/);
  const code = pieces.filter((_piece, index) => index % 2 === 0).join('');
  const found = findMarks(code, variables);
  const names = new Set<string>();
  let lastIndex = 0;
  const marked = pieces.map((piece, index) => {
    if (index % 2 === 1) return piece;
    const end = lastIndex + piece.length;
    let text = '';
    for (const { mark, index: start, part } of found) {
      if (start < lastIndex || start + part.length > end) continue;
      names.add(mark.name);
      text += `${code.slice(lastIndex, start)}<var data-variable="${mark.name}">${part}</var>`;
      lastIndex = start + part.length;
    }
    text += code.slice(lastIndex, end);
    lastIndex = end;
    return text;
  });
  return { html: marked.join(''), names: [...names] };
}
