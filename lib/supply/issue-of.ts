import type { ContentIssue } from '../errors/content-issue';

/** An error in a file as a whole. */
export const issueOf = (file: string, rule: string, message: string, hint: string): ContentIssue => ({
  file,
  rule,
  severity: 'error',
  message,
  hint,
});
