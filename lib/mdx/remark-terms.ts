import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Terms } from '../content/types';
import { reportMatches } from './report-matches';

/** Whole words only, and no parts of names, addresses and paths. */
const wordsPattern = (words: readonly string[]): RegExp => {
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return new RegExp(`(?<![\\w/.@#-])(?:${any})(?![\\w/@-]|\\.\\w)`, 'g');
};

/** Reports words of the text that are spelled differently from the term list; ignores code. */
export function remarkTerms({ terms = {} }: { readonly terms?: Terms }) {
  const termOf = new Map(Object.entries(terms).flatMap(([term, words]) => words.map((word) => [word, term] as const)));
  const pattern = wordsPattern([...termOf.keys()]);
  return (tree: Root, file: VFile): void => {
    if (termOf.size > 0)
      reportMatches(tree, file, pattern, (found) => {
        const term = termOf.get(found) ?? found;
        return {
          rule: 'term',
          message: `"${found}" is written "${term}".`,
          hint: `Write "${term}", or put a literal name in backticks; the list is content/terms.yaml.`,
          fix: { from: found, to: term },
        };
      });
  };
}
