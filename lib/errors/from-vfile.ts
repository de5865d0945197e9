import type { VFile } from 'vfile';
import type { ContentIssue } from './content-issue';

type FileMessage = VFile['messages'][number];

/**
 * Takes a processed file and its path from the project's root and gives its messages as issues. Of a message,
 * `ruleId` is the rule, `reason` the sentence, `note` the remedy, `place` the place; `fatal: true` makes it an error that
 * fails the build, `false` (what `file.message` gives) or nothing (what `file.info` gives) a warning. A `file` other than the
 * processed one names the file that is wrong, such as a data file.
 */
export const issuesFromVFile = (file: VFile, path: string): ContentIssue[] =>
  file.messages.map((message) =>
    issueFromMessage(message, message.file === undefined || message.file === file.path ? path : message.file),
  );

function issueFromMessage({ line, column, ruleId, fatal, reason, note }: FileMessage, path: string): ContentIssue {
  return {
    file: path,
    ...(line && { line }),
    ...(column && { column }),
    rule: ruleId ?? 'markdown',
    severity: fatal ? 'error' : 'warning',
    message: reason,
    ...(note && { hint: note }),
  };
}
