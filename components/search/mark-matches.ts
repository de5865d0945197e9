import type { Match, Piece } from './marked-texts';

/** Names under which the style sheet draws the marks, and the one that the reader went to. */
const highlightName = 'search-marks';
const currentName = 'search-current';

/** Marks in a page. */
export type Marks = Readonly<{
  clear: () => void;
  /** Sets off one match from the others. */
  setCurrent: (match: Match) => void;
}>;

/** Marks words with the CSS Custom Highlight API, which leaves the page's elements alone, and where that is missing with `<mark>`. */
export const markMatches = (matches: readonly Match[]): Marks =>
  'highlights' in CSS ? highlight(matches) : { clear: wrapAll(matches), setCurrent: () => undefined };

function highlight(matches: readonly Match[]): Marks {
  CSS.highlights.set(highlightName, new Highlight(...matches.map(rangeOf)));
  return {
    clear: () => [highlightName, currentName].forEach((name) => CSS.highlights.delete(name)),
    setCurrent: (match) => {
      const current = new Highlight(rangeOf(match));
      current.priority = 1;
      CSS.highlights.set(currentName, current);
    },
  };
}

function rangeOf(match: Match): Range {
  const [first] = match;
  const last = match.at(-1) ?? first;
  const range = first.text.ownerDocument.createRange();
  range.setStart(first.text, first.start);
  range.setEnd(last.text, last.end);
  return range;
}

function wrapAll(matches: readonly Match[]): () => void {
  const byText = new Map<Text, Piece[]>();
  for (const piece of matches.flat()) byText.set(piece.text, [...(byText.get(piece.text) ?? []), piece]);
  const undo = [...byText].map(([text, pieces]) => wrap(text, pieces));
  return () => undo.forEach((unwrap) => unwrap());
}

/** The text itself stays where it is, only shortened: React may hold it. */
function wrap(text: Text, pieces: readonly Piece[]): () => void {
  const { data, ownerDocument } = text;
  const added = pieces.flatMap(({ start, end }, index) => {
    const mark = ownerDocument.createElement('mark');
    mark.textContent = data.slice(start, end);
    return [mark, ownerDocument.createTextNode(data.slice(end, pieces[index + 1]?.start))];
  });
  const kept = data.slice(0, pieces[0]?.start);
  text.data = kept;
  text.after(...added);
  return () => {
    added.forEach((node) => node.remove());
    if (text.data === kept) text.data = data;
  };
}
