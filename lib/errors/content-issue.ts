/** A place in a text, counted from 1. */
export type Place = Readonly<{ line: number; column: number }>;

/** The place of an offset in a text. */
export function placeOf(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** The offset of a place in a text. */
export const offsetOf = (text: string, { line, column }: Place): number =>
  text.split('\n', line - 1).reduce((sum, { length }) => sum + length + 1, column - 1);

/** A place in a file; the file is a path from the project's root, with forward slashes. */
export type Location = Place & Readonly<{ file: string }>;

/** Finds the place of a field in a file: of its key, or of its value. A missing field has the place of its parent. */
export type LocateInFile = (path: readonly PropertyKey[], part?: 'key' | 'value') => Location;

/** One mistake in the content: where it is, which rule it breaks, how to correct it. */
export type ContentIssue = Readonly<{
  file: string;
  /** Left out, like the column, if the issue is about a whole file. */
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
  /** What `check:content -- --fix` may change by itself: only if nothing else can be meant. */
  fix?: Fix;
}>;

/** The wrong text, at the place of a mistake or after it in the same line, and its replacement. */
type Fix = Readonly<{ from: string; to: string; /** Fixes only an address, not text. */ isAddress?: true }>;

/** A mistake without its place. */
export type Problem = Pick<ContentIssue, 'rule' | 'message' | 'hint' | 'fix'> & Partial<Pick<ContentIssue, 'severity'>>;

/** Where an issue about a file as a whole is placed. */
export const fileStart: Place = { line: 1, column: 1 };

/** Where an issue about a file as a whole is placed, with the file. */
export const startOf = (file: string): Location => ({ file, ...fileStart });

/** An error unless the problem says otherwise. */
export const issueAt = (location: Location, problem: Problem): ContentIssue => ({
  ...location,
  severity: 'error',
  ...problem,
});

/** Errors first, since warnings may follow from them; then by file, line and column, each once, so that every run prints the same list. */
export function sortIssues(issues: readonly ContentIssue[]): ContentIssue[] {
  const distinct = new Map(issues.map((issue) => [JSON.stringify(issue), issue]));
  return [...distinct.values()].sort(
    (a, b) =>
      a.severity.localeCompare(b.severity) ||
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      a.rule.localeCompare(b.rule),
  );
}
