import { z } from 'zod';
import { type ContentIssue, issueAt } from '../errors/content-issue';
import { example, text } from './page-schema';
import { readOptionalYaml } from './read-yaml-file';
import type { Terms } from './types';

/** Spelling of a term → its wrong spellings. */
export const termsSchema = z.record(
  z.string(),
  z.array(text).min(1).meta(example('Nmap: [nmap, NMAP]', 'Spellings that are wrong.')),
);

/** Reads the term file of a content folder; a missing file has no terms. */
export function readTerms(root: string, file: string): Readonly<{ terms: Terms; issues: readonly ContentIssue[] }> {
  const { value, issues } = readOptionalYaml(root, file, termsSchema);
  if (!value) return { terms: {}, issues };
  const terms = Object.entries(value.data);
  const isTerm = (word: string): boolean => Object.hasOwn(value.data, word);
  return {
    // A contradiction in the list is reported there, and not on each page.
    terms: Object.fromEntries(terms.map(([term, words]) => [term, words.filter((word) => !isTerm(word))])),
    issues: terms.flatMap(([term, words]) =>
      words.flatMap((word, index) => {
        if (!isTerm(word)) return [];
        const message = `"${word}" is listed as a wrong spelling and as a right one.`;
        const hint = `Delete it here, or delete the line that begins with "${word}:".`;
        return [issueAt(value.locate([term, index], 'value'), { rule: 'term-list', message, hint })];
      }),
    ),
  };
}
