import type { ContentIssue } from '../errors/content-issue';

/** What a reading step gives: a value, unless a mistake stands in the way, and every mistake it found. */
export type Checked<T> = Readonly<{ value?: T; issues: readonly ContentIssue[] }>;
