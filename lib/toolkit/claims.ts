import { type ContentIssue, issueAt, type Location } from '../errors/content-issue';

/** Something that the content says of the toolkit. */
export type Claim = Readonly<{
  kind:
    | 'value'
    | 'field'
    | 'scan type'
    | 'chart'
    | 'image'
    | 'rule'
    | 'category'
    | 'platform'
    | 'version'
    | 'name'
    | 'file';
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

/** What a data file says, and what it does not say. */
export type Told = Readonly<{ claims: readonly Claim[]; novelties: readonly Novelty[] }>;

export const together = (all: readonly Told[]): Told => ({
  claims: all.flatMap(({ claims }) => claims),
  novelties: all.flatMap(({ novelties }) => novelties),
});

export const noLonger = ({ kind, name, location, because = '' }: Claim): ContentIssue =>
  issueAt(location, { rule: `toolkit-${kind.replace(' ', '-')}`, message: `${name}: ${because}.` });
