import type { ContentIssue } from '../lib/errors/content-issue';
import { countIssues, formatIssues, type IssueFormat } from '../lib/errors/format-issues';
import { refuse } from './refuse';

/** Validates the value of `--format`; ends this process if it is not a format. */
export const issueFormat = (format: string): IssueFormat =>
  format === 'text' || format === 'ci' ? format : refuse(`--format is "text" or "ci", not "${format}".`);

/** Prints the issues of a check, then a summary line; sets a failing exit code if any issue is an error. */
export function reportIssues(issues: readonly ContentIssue[], format: IssueFormat, checked: string): void {
  if (issues.length > 0) console.log(formatIssues(issues, format));
  console.log(`\n${checked}: ${countIssues(issues)}`);
  process.exitCode = issues.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** Prints issues, and ends this process if any is an error. */
export function stopAtErrors(issues: readonly ContentIssue[]): void {
  if (issues.length > 0) console.error(`${formatIssues(issues)}\n\n${countIssues(issues)}\n`);
  if (issues.some(({ severity }) => severity === 'error')) process.exit(1);
}
