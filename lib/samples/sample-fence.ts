import type { Fence } from '../code/fences';
import { type ContentIssue, type Problem, issueAt, type Place } from '../errors/content-issue';

/** A code sample of a page, as far as the checks need it; lines and columns of its text are those of the page's. */
export type SampleFence = Pick<Fence, 'language' | 'sample' | 'title' | 'isChecked' | 'line' | 'column'> &
  Partial<Pick<Fence, 'isLive'>>;

/** The samples of a content file, whose path starts at the project's root. */
export type SamplePage = Readonly<{ file: string; fences: readonly SampleFence[] }>;

export type Sample = Readonly<{ file: string; fence: SampleFence }>;

/** An issue at a place inside of a sample, told by its place in the page. */
export const issueInSample = ({ file, fence }: Sample, { line, column }: Place, problem: Problem): ContentIssue =>
  issueAt({ file, line: fence.line + line, column: fence.column + column - 1 }, problem);
