import type { Location } from '../errors/content-issue';

/** Something that the content says of the toolkit. */
export type Claim = Readonly<{
  /** What it is about, such as `value` or `scan type`. */
  kind: string;
  /** What pages call it. */
  name: string;
  location: Location;
  /** Why it does not hold; `undefined` where it does. */
  because: string | undefined;
  /** Whether it is still there and only differs, so that a page may go on naming it. */
  isChanged?: boolean;
  /** The chart that it is about. */
  chart?: string;
}>;

/** Something that the toolkit has and the content does not name, by the file it is in. */
export type Novelty = Readonly<{ file: string; what: string }>;

/** What a data file says, or does not say. */
export type Told = Claim | Novelty;

export const isClaim = (told: Told): told is Claim => 'because' in told;
