import type { ContentIssue } from '../lib/errors/content-issue';
import { countIssues, formatIssues, type IssueFormat } from '../lib/errors/format-issues';
import { refuse } from './refuse';

/** Takes what `--format` says; ends this process where that is no format. */
export const issueFormat = (format: string): IssueFormat =>
  format === 'text' || format === 'ci' ? format : refuse(`--format is "text" or "ci", not "${format}".`);

/** Prints what a check found, and a last line of what was checked; this process fails where an issue is an error. */
export function reportIssues(issues: readonly ContentIssue[], format: IssueFormat, checked: string): void {
  if (issues.length > 0) console.log(formatIssues(issues, format));
  console.log(`\n${checked}: ${countIssues(issues)}`);
  process.exitCode = issues.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** Prints issues, and ends this process where one of them is an error. */
export function stopAtErrors(issues: readonly ContentIssue[]): void {
  if (issues.length > 0) console.error(`${formatIssues(issues)}\n\n${countIssues(issues)}\n`);
  if (issues.some(({ severity }) => severity === 'error')) process.exit(1);
}
