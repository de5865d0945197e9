import { findMatches, marksOf, type Match } from './find-matches';
import { textsIn } from './marked-place';

/** Marks in a page: how many, and how to take them away. */
export type MarkedPage = Readonly<{ count: number; clear: () => void }>;

/** Name under which `landing-marks.module.css` draws the marks. */
const highlightName = 'search-marks';

type Found = Readonly<{ text: Text; matches: readonly Match[] }>;

/** Marks a query's words in a place: with the CSS Custom Highlight API, which leaves the page's elements alone, and where that is missing with `<mark>`. */
export function markMatches(place: Element, query: string): MarkedPage {
  const marks = marksOf(query);
  const found = textsIn(place)
    .map((text): Found => ({ text, matches: findMatches(text.data, marks) }))
    .filter(({ matches }) => matches.length > 0);
  const count = found.reduce((sum, { matches }) => sum + matches.length, 0);
  return { count, clear: 'highlights' in CSS ? highlight(found) : wrapAll(found) };
}

function highlight(found: readonly Found[]): () => void {
  const ranges = found.flatMap(({ text, matches }) => matches.map((match) => rangeOf(text, match)));
  CSS.highlights.set(highlightName, new Highlight(...ranges));
  return () => CSS.highlights.delete(highlightName);
}

function rangeOf(text: Text, { start, end }: Match): Range {
  const range = text.ownerDocument.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return range;
}

function wrapAll(found: readonly Found[]): () => void {
  const undo = found.map(wrap);
  return () => undo.forEach((unwrap) => unwrap());
}

/** The text itself stays where it is, only shortened: React may hold it. */
function wrap({ text, matches }: Found): () => void {
  const { data, ownerDocument } = text;
  const added = matches.flatMap(({ start, end }, index) => {
    const mark = ownerDocument.createElement('mark');
    mark.textContent = data.slice(start, end);
    return [mark, ownerDocument.createTextNode(data.slice(end, matches[index + 1]?.start))];
  });
  const kept = data.slice(0, matches[0]?.start);
  text.data = kept;
  text.after(...added);
  return () => {
    added.forEach((node) => node.remove());
    if (text.data === kept) text.data = data;
  };
}
