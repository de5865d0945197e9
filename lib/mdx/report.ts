import type { Node as CodeNode } from 'estree';
import type { Node, Point, Position } from 'unist';
import type { VFile } from 'vfile';
import type { Place, Problem } from '../errors/content-issue';
import type {} from './file-data';

/** A contributor's mistake as a plugin sees it. */
export type Mistake = Problem &
  Readonly<{
    /** Where the mistake is; left out if it concerns the whole file. */
    place?: Node | Position | Point;
    /** Path, from the project's root, of another file that is wrong; default: the page. */
    file?: string;
  }>;

/** Line numbers of a page's n-th partial are offset by n times this. */
export const partialLines = 1_000_000;

/** Adds a mistake to `file.data.issues`; the run goes on, so that all mistakes are reported at once. */
export function report(file: VFile, { place, file: otherFile, ...problem }: Mistake): void {
  const point = pointOf(place);
  const own = point && ownPlace(point, file);
  const named = otherFile ?? own?.file ?? file.path;
  (file.data.issues ??= []).push({ severity: 'error', ...problem, ...own, file: named });
}

/** Where a place starts. */
export function pointOf(place: Mistake['place']): Point | undefined {
  const position = place && 'type' in place ? place.position : place;
  return position && 'start' in position ? position.start : position;
}

/** Where a piece of code starts: columns count from 0 in ESTree, from 1 here. */
export const positionOf = ({ loc }: CodeNode): Point | undefined =>
  loc ? { line: loc.start.line, column: loc.start.column + 1 } : undefined;

/** Line and column within their own file; `file` is set to the partial, left out for the page itself. */
export function ownPlace({ line, column }: Point, file: VFile): Place & Readonly<{ file?: string }> {
  const partial = file.data.partials?.[Math.floor(line / partialLines) - 1];
  return { ...(partial !== undefined && { file: partial }), line: line % partialLines, column };
}
