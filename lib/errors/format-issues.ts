import type { ContentIssue } from './content-issue';

/** How issues are printed: for people, or as annotations of the GitHub workflow syntax. */
export type IssueFormat = 'text' | 'ci';

const place = ({ file, line, column }: ContentIssue): string =>
  [file, line, column].filter((part) => part !== undefined).join(':');

function formatText(issue: ContentIssue): string {
  const head = `${place(issue)}  ${issue.severity}  ${issue.message}  (${issue.rule})`;
  return issue.hint ? `${head}\n    → ${issue.hint}` : head;
}

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

function formatAnnotation({ file, line, column, rule, severity, message, hint }: ContentIssue): string {
  const position = [line && `line=${line}`, column && `col=${column}`].filter(Boolean);
  const properties = [`file=${escapeProperty(file)}`, ...position, `title=${escapeProperty(rule)}`].join(',');
  return `::${severity} ${properties}::${escapeData(hint ? `${message} ${hint}` : message)}`;
}

/** Takes issues and gives the text to print, one issue a paragraph or an annotation a line. */
export function formatIssues(issues: readonly ContentIssue[], format: IssueFormat = 'text'): string {
  return issues.map(format === 'ci' ? formatAnnotation : formatText).join('\n');
}

/** One closing line such as `2 errors, 1 warning`. */
export function countIssues(issues: readonly ContentIssue[]): string {
  const count = (severity: ContentIssue['severity'], word: string): string => {
    const n = issues.filter((issue) => issue.severity === severity).length;
    return `${n} ${word}${n === 1 ? '' : 's'}`;
  };
  return `${count('error', 'error')}, ${count('warning', 'warning')}`;
}
