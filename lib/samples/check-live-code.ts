import type { ContentIssue } from '../errors/content-issue';
import { LiveCodeError } from '../live/live-code-error';
import { readLiveCode } from '../live/read-live-code';
import { issueInSample, type Sample } from './sample-fence';

/** The first mistake in a block that readers can run. */
export function checkLiveCode(sample: Sample): ContentIssue[] {
  try {
    readLiveCode(sample.fence.sample, sample.fence.language);
    return [];
  } catch (error) {
    if (!(error instanceof LiveCodeError)) throw error;
    return [
      issueInSample(
        sample,
        { line: 1, column: 1, ...error.place },
        {
          rule: 'sample-live',
          message: `The live block cannot run: ${error.message}`.replace(/\.?$/, '.'),
          hint: 'Correct the code, or take "live" out of the fence.',
        },
      ),
    ];
  }
}
