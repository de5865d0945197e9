import { z } from 'zod';
import { type ContentIssue, issueAt } from '../errors/content-issue';
import { example, text } from './page-schema';
import { readOptionalYaml } from './read-yaml-file';
import type { Terms } from './types';

/** How a term is written → how it is not. */
export const termsSchema = z.record(
  z.string(),
  z.array(text).min(1).meta(example('Nmap: [nmap, NMAP]', 'Spellings that are wrong.')),
);

/** Reads the term file of a content folder. */
export function readTerms(
  root: string,
  file: string,
): { readonly terms: Terms; readonly issues: readonly ContentIssue[] } {
  const { value, issues } = readOptionalYaml(root, file, termsSchema);
  if (!value) return { terms: {}, issues };
  const contradictory = Object.keys(value.data).filter((term) => value.data[term]?.includes(term));
  return {
    terms: value.data,
    issues: contradictory.map((term) =>
      issueAt(value.locate([term]), {
        rule: 'term-list',
        message: `"${term}" stands for itself.`,
        hint: 'Delete the term from its own list.',
      }),
    ),
  };
}
