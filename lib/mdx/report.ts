import type { Node, Point, Position } from 'unist';
import type { VFile } from 'vfile';

/** A contributor's mistake as a plugin sees it. */
export type Mistake = Readonly<{
  /** Name of the rule in kebab case. */
  rule: string;
  /** What is wrong, one sentence. */
  message: string;
  /** What to do about it. */
  hint?: string;
  /** Where it stands; left out where the whole file is meant. */
  place?: Node | Position | Point;
  /** Path, from the project's root, of another file that is wrong; default: the page. */
  file?: string;
  /** Default: `error`. */
  severity?: 'error' | 'warning';
}>;

/** Notes a mistake on the file in the form that `lib/errors/from-vfile` reads; the run goes on, so that all mistakes come at once. */
export function report(
  file: VFile,
  { rule, message, hint, place, file: otherFile, severity = 'error' }: Mistake,
): void {
  const noted = file.message(message, { place: placeOf(place), ruleId: rule });
  noted.fatal = severity === 'error';
  noted.note = hint;
  if (otherFile !== undefined) noted.file = otherFile;
}

function placeOf(place: Mistake['place']): Position | Point | undefined {
  if (place === undefined || !('type' in place)) return place;
  return place.position;
}
