import type { Fence } from '../code/fences';
import { type ContentIssue, type Problem, issueAt, type Place } from '../errors/content-issue';

/** A code sample with the properties that checks need; its line and column are those of the page. */
export type SampleFence = Pick<Fence, 'language' | 'sample' | 'title' | 'isChecked' | 'line' | 'column'> &
  Partial<Pick<Fence, 'isLive'>>;

/** The samples of a content file, given by its path from the project's root. */
export type SamplePage = Readonly<{ file: string; fences: readonly SampleFence[] }>;

export type Sample = Readonly<{ file: string; fence: SampleFence }>;

/** Returns an issue about a place in a sample, converted to its place in the page. */
export const issueInSample = ({ file, fence }: Sample, { line, column }: Place, problem: Problem): ContentIssue =>
  issueAt({ file, line: fence.line + line, column: fence.column + column - 1 }, problem);
