import { type ContentIssue, type Problem, issueAt, type Place } from '../errors/content-issue';

/** A code sample of a page, as far as the checks need it. */
export type SampleFence = Readonly<{
  /** Name from the list of languages. */
  language: string;
  /** Text to check; its lines and columns are those of the page's text. */
  sample: string;
  title?: string;
  /** Whether the author wants it checked. */
  isChecked: boolean;
  /** Whether readers can run it. */
  isLive?: boolean;
  /** Line of the opening fence, counted from 1. */
  line: number;
  /** Column the fence, and its text, starts in. */
  column: number;
}>;

/** The samples of a content file, whose path starts at the project's root. */
export type SamplePage = Readonly<{ file: string; fences: readonly SampleFence[] }>;

export type Sample = Readonly<{ file: string; fence: SampleFence }>;

/** An issue at a place inside of a sample, told by its place in the page. */
export const issueInSample = ({ file, fence }: Sample, { line, column }: Place, problem: Problem): ContentIssue =>
  issueAt({ file, line: fence.line + line, column: fence.column + column - 1 }, problem);
