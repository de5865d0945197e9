import { type ContentIssue, issueAt } from '../errors/content-issue';
import { descriptionRule } from './page-schema';
import type { LocateInFile } from './parse-yaml';

const { hint, minLength, maxLength } = descriptionRule;

/** An issue where a description is shorter or longer than search engines show it. */
export function checkDescription(
  words: string,
  locate: LocateInFile,
  field: readonly string[] = ['description'],
): ContentIssue[] {
  if (words.length >= minLength && words.length <= maxLength) return [];
  const message = `The field "${field.join('.')}" has ${String(words.length)} characters; it needs ${minLength} to ${maxLength}.`;
  return [issueAt(locate(field, 'value'), { rule: 'description-length', message, hint })];
}
