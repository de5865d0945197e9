import type { VFile } from 'vfile';
import type { ContentIssue } from './content-issue';

/**
 * The messages of a processed file as issues: `reason` is the sentence, `note` the remedy, `actual` and `expected` what can be mended by itself, and `fatal` tells an error from a
 * warning. A message whose `file` is another one, such as a data file, is placed there.
 */
export const issuesFromVFile = (file: VFile, path: string): ContentIssue[] =>
  file.messages.map(({ file: named = file.path, line, column, ruleId, fatal, reason, note, actual, expected }) => ({
    file: named === file.path ? path : named,
    ...(line && { line }),
    ...(column && { column }),
    rule: ruleId ?? 'markdown',
    severity: fatal ? 'error' : 'warning',
    message: reason,
    ...(note && { hint: note }),
    ...(actual && expected?.[0] !== undefined && { fix: { from: actual, to: expected[0] } }),
  }));
