import type { ContentIssue } from './content-issue';

/** For people, or as annotations of the GitHub workflow syntax. */
export type IssueFormat = 'text' | 'ci';

function formatText({ file, line, column, severity, message, rule, hint }: ContentIssue): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const head = `${place}  ${severity}  ${message}  (${rule})`;
  return hint ? `${head}\n    → ${hint}` : head;
}

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

function formatAnnotation({ file, line, column, rule, severity, message, hint }: ContentIssue): string {
  const position = [line && `line=${line}`, column && `col=${column}`].filter(Boolean);
  const properties = [`file=${escapeProperty(file)}`, ...position, `title=${escapeProperty(rule)}`].join(',');
  return `::${severity} ${properties}::${escapeData(hint ? `${message} ${hint}` : message)}`;
}

/** One paragraph per issue, or one annotation per line. */
export const formatIssues = (issues: readonly ContentIssue[], format: IssueFormat = 'text'): string =>
  issues.map(format === 'ci' ? formatAnnotation : formatText).join('\n');

/** One closing line such as `2 errors, 1 warning`. */
export function countIssues(issues: readonly ContentIssue[]): string {
  const count = (severity: ContentIssue['severity']): string => {
    const number = issues.filter((issue) => issue.severity === severity).length;
    return `${number} ${severity}${number === 1 ? '' : 's'}`;
  };
  return `${count('error')}, ${count('warning')}`;
}
