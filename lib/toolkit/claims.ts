import type { Location } from '../errors/content-issue';

/** A statement of the content about the toolkit. */
export type Claim = Readonly<{
  /** Its subject, such as `value` or `scan type`. */
  kind: string;
  /** The name on pages. */
  name: string;
  location: Location;
  /** Why it is wrong; `undefined` if it is right. */
  reason: string | undefined;
  /** Whether the thing still exists but differs, so pages may still name it. */
  isChanged?: boolean;
  /** The chart it belongs to. */
  chart?: string;
}>;

/** Something in the toolkit that the content does not name, with its file. */
export type Novelty = Readonly<{ file: string; what: string }>;

/** A claim of a data file, or something it lacks. */
export type Result = Claim | Novelty;

export const isClaim = (result: Result): result is Claim => 'reason' in result;
