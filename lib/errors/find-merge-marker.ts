import { type Problem, type Place, placeOf } from './content-issue';

const marker = /^(?:<{7}|>{7})(?: |$)/m;

/** The first conflict marker that a git merge left in a text; it would be parsed as HTML, a heading or a quote. */
export function findMergeMarker(text: string): (Problem & Place) | undefined {
  const found = marker.exec(text);
  if (!found) return undefined;
  const message = 'Git left two versions of the text here.';
  const hint = 'Keep one of them, and delete the lines that start with <<<<<<<, ======= and >>>>>>>.';
  return { ...placeOf(text, found.index), rule: 'merge-marker', message, hint };
}
