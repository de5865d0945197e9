import { type ContentIssue, fileStart } from '../errors/content-issue';
import { LiveCodeError } from '../live/live-code-error';
import { readLiveCode } from '../live/read-live-code';
import { issueInSample, type Sample } from './sample-fence';

/** Reports the first mistake in a live code block. */
export function checkLiveCode(sample: Sample): ContentIssue[] {
  try {
    readLiveCode(sample.fence.sample, sample.fence.language);
    return [];
  } catch (error) {
    if (!(error instanceof LiveCodeError)) throw error;
    const message = `The live block cannot run: ${error.message}`.replace(/\.?$/, '.');
    const hint = 'Correct the code, or take "live" out of the fence.';
    return [issueInSample(sample, { ...fileStart, ...error.position }, { rule: 'sample-live', message, hint })];
  }
}
