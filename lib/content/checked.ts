import type { ContentIssue } from '../errors/content-issue';

/** What a reading step found: a value, unless a mistake stands in the way, and every mistake. */
export type Checked<T> = Readonly<{ value?: T; issues: readonly ContentIssue[] }>;

/** Goes on with a sound value, and keeps the issues of both steps. */
export function andThen<T, U>({ value, issues }: Checked<T>, next: (value: T) => Checked<U>): Checked<U> {
  if (value === undefined) return { issues };
  const result = next(value);
  return { ...result, issues: [...issues, ...result.issues] };
}
