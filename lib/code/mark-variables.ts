import type { ReaderVariable } from '../config/site-schema';

export type FindableVariable = Pick<ReaderVariable, 'name' | 'find'>;

/** Takes highlighted code and gives it with every placeholder that stands within one color in a `var` element, and the names of those found; what is before a placeholder may have another color. */
export function markVariables(
  html: string,
  variables: readonly FindableVariable[],
): Readonly<{ html: string; names: readonly string[] }> {
  // Every second piece is a tag.
  const pieces = html.split(/(<[^>]+>)/);
  const code = pieces.filter((_piece, index) => index % 2 === 0).join('');
  const matches = variables
    .flatMap(({ name, find }) =>
      Array.from(code.matchAll(new RegExp(find, 'g')), ({ index: start, 0: found }) => ({
        name,
        start,
        end: start + found.length,
      })),
    )
    .sort((a, b) => a.start - b.start);
  const names = new Set<string>();
  let done = 0;
  const marked = pieces.map((piece, index) => {
    if (index % 2 === 1) return piece;
    const end = done + piece.length;
    let text = '';
    for (const match of matches) {
      if (match.start < done || match.end > end) continue;
      names.add(match.name);
      text += `${code.slice(done, match.start)}<var data-variable="${match.name}">${code.slice(match.start, match.end)}</var>`;
      done = match.end;
    }
    text += code.slice(done, end);
    done = end;
    return text;
  });
  return { html: marked.join(''), names: [...names] };
}
