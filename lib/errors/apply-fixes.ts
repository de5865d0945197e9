import type { ContentIssue } from './content-issue';

/** Index of the text to fix in a line; skips the text of a link, which may equal its address. */
function fixOffset(line: string, column: number, { from, isAddress }: NonNullable<ContentIssue['fix']>): number {
  if (!isAddress) return line.indexOf(from, column - 1);
  for (const { 0: before, index } of line.matchAll(/\]\(\s*<?|\]:\s*<?|=\{?["']/g)) {
    const start = index + before.length;
    if (index >= column - 1 && line.startsWith(from, start) && /^[\s)>"']|^$/.test(line.slice(start + from.length)))
      return start;
  }
  return -1;
}

/** Applies every fix of the issues that needs no judgment; returns the new text of the file and the fixed issues. Goes from the last place to the first, so that earlier places stay valid. */
export function applyFixes(text: string, issues: readonly ContentIssue[]) {
  const fixed: ContentIssue[] = [];
  const lines = text.split('\n');
  const ordered = [...issues].sort((a, b) => (b.line ?? 0) - (a.line ?? 0) || (b.column ?? 0) - (a.column ?? 0));
  for (const issue of ordered) {
    const { line = 1, column = 1, fix } = issue;
    const written = lines[line - 1] ?? '';
    const start = fix ? fixOffset(written, column, fix) : -1;
    if (!fix || start < 0) continue;
    lines[line - 1] = written.slice(0, start) + fix.to + written.slice(start + fix.from.length);
    fixed.unshift(issue);
  }
  return { text: lines.join('\n'), fixed: fixed };
}
