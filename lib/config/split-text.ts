/** A piece of a text, with the mark that found it, if any. */
type Piece<Mark> = Readonly<{ text: string; mark?: Mark }>;

type Findable = Readonly<{ find: string | RegExp }>;

/** All matches of the marks in a text, in the text's order. */
export const findMarks = <Mark extends Findable>(text: string, marks: readonly Mark[]) =>
  marks
    .flatMap((mark) =>
      Array.from(text.matchAll(new RegExp(mark.find, 'g')), ({ index, 0: part }) => ({ mark, index, part })),
    )
    .sort((a, b) => a.index - b.index);

/** Splits a text at the matches of the marks, which must not overlap; the pieces together are the text. */
export function splitText<Mark extends Findable>(text: string, marks: readonly Mark[]): Piece<Mark>[] {
  let lastIndex = 0;
  const pieces = findMarks(text, marks).flatMap(({ mark, index, part }): Piece<Mark>[] => {
    const before = { text: text.slice(lastIndex, index) };
    lastIndex = index + part.length;
    return [before, { text: part, mark }];
  });
  return [...pieces, { text: text.slice(lastIndex) }].filter((piece) => piece.text !== '' || 'mark' in piece);
}
