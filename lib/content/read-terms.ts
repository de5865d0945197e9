import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { fileStart } from '../errors/from-yaml';
import type { ContentIssue } from '../errors/content-issue';
import { readYamlFile } from './read-yaml-file';
import { text } from './page-schema';
import type { Terms } from './types';

/** The term file: how a term is written → how it is not. */
const termsSchema = z.record(z.string(), z.array(text).min(1).meta({ hint: 'Write it like this: Nmap: [nmap, NMAP]' }));

export type ReadTerms = Readonly<{ terms: Terms; issues: readonly ContentIssue[] }>;

/** Reads the term file of a content folder; a site without one has no terms. */
export function readTerms(root: string, file: string): ReadTerms {
  if (!existsSync(path.join(root, file))) return { terms: {}, issues: [] };
  const { value, issues } = readYamlFile(root, file, termsSchema);
  if (!value) return { terms: {}, issues };
  const wrong = Object.entries(value.data).filter(([term, others]) => others.includes(term));
  return {
    terms: value.data,
    issues: wrong.map(([term]) => ({
      file,
      ...(value.locate([term]) ?? fileStart),
      rule: 'term-list',
      severity: 'error',
      message: `"${term}" stands for itself.`,
      hint: 'Delete the term from its own list.',
    })),
  };
}
