import { type ContentIssue, issueAt } from '../errors/content-issue';
import type { LocateInFile } from './parse-yaml';

const hint = 'Say in one plain sentence what the reader gets from this page.';

/** An issue where a description is shorter or longer than search engines show it. */
export function checkDescription(
  words: string,
  locate: LocateInFile,
  field: readonly string[] = ['description'],
): ContentIssue[] {
  if (words.length >= 50 && words.length <= 160) return [];
  const message = `The field "${field.join('.')}" has ${String(words.length)} characters; it needs 50 to 160.`;
  return [issueAt(locate(field, 'value'), { rule: 'description-length', message, hint })];
}
