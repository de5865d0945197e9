import type { ContentIssue } from './content-issue';

/** The text of a file with all that its issues say can be mended without judgement; the last place first, so that the others stay where they are. */
export function applyFixes(text: string, issues: readonly ContentIssue[]): string {
  const lines = text.split('\n');
  const ordered = [...issues].sort((a, b) => (b.line ?? 0) - (a.line ?? 0) || (b.column ?? 0) - (a.column ?? 0));
  for (const { line = 1, column = 1, fix } of ordered) {
    const written = lines[line - 1] ?? '';
    const start = fix ? written.indexOf(fix.from, column - 1) : -1;
    if (fix && start >= 0) lines[line - 1] = written.slice(0, start) + fix.to + written.slice(start + fix.from.length);
  }
  return lines.join('\n');
}
