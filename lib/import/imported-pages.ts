import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { ContentIssue } from '../errors/content-issue';

/** Lists the files that an import wrote with a hash of each: a file with another hash has been edited since. */
export const importedListFile = 'content/imported.yaml';

/** A short hash of a text. */
export const textHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** What the list holds. */
export const readImportedHashes = (root: string): Record<string, string> => {
  const file = path.join(root, importedListFile);
  return existsSync(file) ? ((parse(readFileSync(file, 'utf8')) ?? {}) as Record<string, string>) : {};
};

/** Rules about how a page is written, not whether it can be shown. */
const styleRules =
  /^(description-length|term|image-alt|link-text|formula|unknown-reference|unused-footnote|empty-heading|empty-page|empty-section|code-.*|sample-.*|search-title|mermaid-.*|misplaced-heading-id|raw-markup|stray-colons|unclosed-(?:admonition|code-block|tag)|unknown-element)$/;

/** Turns issues of style into warnings in files that an import wrote and nobody has edited. */
export function relaxStyle(issues: readonly ContentIssue[], root: string): ContentIssue[] {
  const listed = readImportedHashes(root);
  const isUntouched = (file: string): boolean => listed[file] === textHash(readFileSync(path.join(root, file), 'utf8'));
  return issues.map((issue) =>
    styleRules.test(issue.rule) && listed[issue.file] !== undefined && isUntouched(issue.file)
      ? { ...issue, severity: 'warning' }
      : issue,
  );
}
