/** One mistake in the content: where it is, which rule it breaks, how it is mended. */
export type ContentIssue = Readonly<{
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Counted from 1; left out where a whole file is meant. */
  line?: number;
  column?: number;
  /** Name of the rule in kebab case, such as `broken-link`. */
  rule: string;
  /** Errors fail the build, warnings are printed. */
  severity: 'error' | 'warning';
  /** What is wrong, one sentence. */
  message: string;
  /** What to do about it, one sentence. */
  hint?: string;
}>;

/** Gives the issues sorted by file, line and column, without repetitions, so that every run prints the same list. */
export function sortIssues(issues: readonly ContentIssue[]): ContentIssue[] {
  const keyed = new Map(issues.map((issue) => [JSON.stringify(issue), issue]));
  return [...keyed.values()].sort(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      a.rule.localeCompare(b.rule),
  );
}
