import { type ContentIssue, issueAt, placeOf } from '../errors/content-issue';
import type { Edit } from './types';

const isInsertion = ({ start, end }: Edit): boolean => start === end;

/** By position; at the same position, insertions come before replacements, and longer replacements first. */
const inOrder = (a: Edit, b: Edit): number =>
  a.start - b.start || Number(isInsertion(b)) - Number(isInsertion(a)) || b.end - a.end;

/** Applies all edits; returns the new text, the number of changes per kind, and an issue, placed in the new text, for each edit that needs manual work. Skips edits within another. */
export function applyEdits(text: string, edits: readonly Edit[], file: string) {
  const changes = new Map<string, number>();
  const issues: ContentIssue[] = [];
  let result = '';
  let read = 0;
  for (const { start, end, text: own, change, todo } of [...edits].sort(inOrder)) {
    if (start < read) continue;
    result += text.slice(read, start);
    if (todo) issues.push(issueAt({ file, ...placeOf(result, result.length) }, todo));
    result += own;
    read = end;
    changes.set(change, (changes.get(change) ?? 0) + 1);
  }
  return { text: result + text.slice(read), changes, issues };
}
