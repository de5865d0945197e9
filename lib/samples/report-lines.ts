import type { ContentIssue } from '../errors/content-issue';
import { issueInSample, type Sample } from './sample-fence';

/** What no line of a sample may hold, and what is said where one does. */
export type Unwanted = Readonly<{ pattern: RegExp; message: string; hint: string }>;

/** An issue for each line of a sample that holds what is unwanted, at its place. */
export const reportLines = (sample: Sample, rule: string, unwanted: readonly Unwanted[]): ContentIssue[] =>
  sample.fence.sample.split('\n').flatMap((line, index) =>
    unwanted.flatMap(({ pattern, message, hint }) => {
      const at = line.search(pattern);
      return at < 0 ? [] : [issueInSample(sample, { line: index + 1, column: at + 1 }, { rule, message, hint })];
    }),
  );
