import type { Node, Point, Position } from 'unist';
import type { VFile } from 'vfile';
import type { Finding } from '../errors/content-issue';
import type {} from './file-data';

/** A contributor's mistake as a plugin sees it. */
export type Mistake = Finding &
  Readonly<{
    /** Where it stands; left out where the whole file is meant. */
    place?: Node | Position | Point;
    /** Path, from the project's root, of another file that is wrong; default: the page. */
    file?: string;
  }>;

/** Lines of the n-th partial of a page are counted from n times this. */
export const partialLines = 1_000_000;

/** Notes a mistake on the file in the form that `lib/errors/from-vfile` reads; the run goes on, so that all mistakes come at once. */
export function report(
  file: VFile,
  { rule, message, hint, place, file: otherFile, severity = 'error', fix }: Mistake,
): void {
  const position = placeOf(place);
  const noted = file.message(message, { place: position && inOwnFile(position), ruleId: rule });
  noted.fatal = severity === 'error';
  noted.note = hint;
  if (fix) Object.assign(noted, { actual: fix.from, expected: [fix.to] });
  const wrongFile = otherFile ?? partialAt(position, file);
  if (wrongFile !== undefined) noted.file = wrongFile;
}

function placeOf(place: Mistake['place']): Position | Point | undefined {
  if (place === undefined || !('type' in place)) return place;
  return place.position;
}

const startOf = (place: Position | Point): Point => ('start' in place ? place.start : place);

/** The partial that a place is in; `undefined` in the page itself. */
function partialAt(place: Position | Point | undefined, file: VFile): string | undefined {
  const number = place ? Math.floor(startOf(place).line / partialLines) : 0;
  return file.data.partials?.[number - 1];
}

/** A place as its own file counts it, with the partial that it is in; in the page itself without. */
export function ownPlace(place: Point, file: VFile): Readonly<{ file?: string; line: number; column: number }> {
  const partial = partialAt(place, file);
  const { line, column } = place;
  return { ...(partial !== undefined && { file: partial }), line: line % partialLines, column };
}

function inOwnFile(place: Position | Point): Position | Point {
  const own = (point: Point): Point => ({ ...point, line: point.line % partialLines });
  return 'start' in place ? { start: own(place.start), end: own(place.end) } : own(place);
}
