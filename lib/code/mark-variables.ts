import type { ReaderVariable } from '../config/site-schema';

export type FindableVariable = Pick<ReaderVariable, 'name' | 'find'>;

/** Highlighted code in which the placeholders stand in `var` elements, and the names of those found. */
export type MarkedCode = Readonly<{ html: string; names: readonly string[] }>;

type Piece = Readonly<{ text: string; isTag: boolean }>;
type Match = Readonly<{ name: string; start: number; end: number }>;

const splitTags = (html: string): Piece[] =>
  html.split(/(<[^>]+>)/).map((text, index) => ({ text, isTag: index % 2 === 1 }));

function findMatches(text: string, variables: readonly FindableVariable[]): Match[] {
  return variables
    .flatMap(({ name, find }) =>
      [...text.matchAll(new RegExp(find, 'g'))].map(({ index, 0: found }) => ({
        name,
        start: index,
        end: index + found.length,
      })),
    )
    .sort((a, b) => a.start - b.start);
}

/** Takes highlighted code and marks every placeholder that stands within one color; what is before it may have another. */
export function markVariables(html: string, variables: readonly FindableVariable[]): MarkedCode {
  const pieces = splitTags(html);
  const matches = findMatches(pieces.map(({ text, isTag }) => (isTag ? '' : text)).join(''), variables);
  const names = new Set<string>();
  let offset = 0;
  const marked = pieces.map(({ text, isTag }) => {
    if (isTag) return text;
    const from = offset;
    offset += text.length;
    const inside = matches.filter(({ start, end }) => start >= from && end <= offset);
    for (const { name } of inside) names.add(name);
    return markText(
      text,
      inside.map((match) => ({ ...match, start: match.start - from, end: match.end - from })),
    );
  });
  return { html: marked.join(''), names: [...names] };
}

function markText(text: string, matches: readonly Match[]): string {
  const ends = [0, ...matches.map(({ end }) => end)];
  const parts = matches.map(
    ({ name, start, end }, index) =>
      `${text.slice(ends[index], start)}<var data-variable="${name}">${text.slice(start, end)}</var>`,
  );
  return parts.join('') + text.slice(ends.at(-1));
}
