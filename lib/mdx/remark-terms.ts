import type { Root, Text } from 'mdast';
import type { Point } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Terms } from '../content/types';
import { report } from './report';

type Wrong = Readonly<{ term: string; pattern: RegExp }>;

/** Whole words only, and no parts of names, addresses and paths. */
const patternOf = (words: readonly string[]): RegExp => {
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return new RegExp(`(?<![\\w/.@#-])(?:${any})(?![\\w/@-]|\\.\\w)`, 'g');
};

/** Reports words of the text that are written otherwise than the term list says; code is left alone. */
export function remarkTerms({ terms = {} }: { readonly terms?: Terms }) {
  const wrong = Object.entries(terms).map(([term, words]): Wrong => ({ term, pattern: patternOf(words) }));
  return (tree: Root, file: VFile): void => {
    visit(tree, 'text', (node) => {
      for (const { term, pattern } of wrong)
        for (const { 0: found, index } of node.value.matchAll(pattern))
          report(file, {
            rule: 'term',
            message: `"${found}" is written "${term}".`,
            hint: `Write "${term}", or put a literal name in backticks; the list is content/terms.yaml.`,
            place: placeIn(node, index),
          });
    });
  };
}

function placeIn({ value, position }: Text, index: number): Point | undefined {
  if (!position) return undefined;
  const before = value.slice(0, index).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  const isFirst = before.length === 1;
  return {
    line: position.start.line + before.length - 1,
    column: isFirst ? position.start.column + column - 1 : column,
  };
}
