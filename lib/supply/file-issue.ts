import type { ContentIssue } from '../errors/content-issue';

/** An error that concerns a whole file. */
export const fileIssue = (file: string, rule: string, message: string, hint: string): ContentIssue => ({
  file,
  rule,
  severity: 'error',
  message,
  hint,
});
