import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { reportMatches } from './report-matches';

/** Markdown that is almost right is parsed as text, so it would be shown as it was written. */
const almost = [
  {
    pattern: /!?\[[^\][]+\] ?\((?=\.{0,2}\/|#|https?:|mailto:)/g,
    what: 'link or picture',
    hint: 'Write [text](address) with no space between, none in the address, and all brackets and quotes closed.',
  },
  { pattern: /^#{2,6}(?=[^\s#])/gm, what: 'heading', hint: 'Write a space behind the "#".' },
  {
    pattern: /^\|.*(?:\n\|.*)*/gm,
    what: 'table',
    hint: 'Write a row of dashes below the head, with as many cells as the head has, such as: | --- | --- |',
  },
  {
    pattern: /\{#(?![\w-]+\})[^}]*\}/g,
    what: 'id',
    hint: 'Write it at the end of the heading, of small letters, digits and dashes: {#my-id}',
  },
] as const;

/** Reports what was meant as a link, a heading, a table or an id, and is none. */
export function remarkRawMarkup() {
  return (tree: Root, file: VFile): void => {
    for (const { pattern, what, hint } of almost)
      reportMatches(tree, file, pattern, () => ({
        rule: 'raw-markup',
        message: `This is no ${what}: it would be shown as it is written.`,
        hint,
      }));
  };
}
