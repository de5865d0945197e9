import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { reportMdxOnly } from './mdx-only';
import { nodesIn } from './nodes';
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

/** What MDX takes for code, or a comment, at the start of a paragraph. */
const mdx =
  /^(?:import\s[^'"\n]*['"][^'"\n]+['"]|export\s(?:[*{]|default\s(?:function|class)\b|(?:const|let|function|class)\s[\w$]+\s*[=(:{])|\{\/\*)/;

/** Reports what was meant as a link, a heading, a table or an id, and is none, and MDX in plain Markdown. */
export function remarkRawMarkup() {
  return (tree: Root, file: VFile): void => {
    if (file.extname !== '.mdx')
      for (const node of nodesIn(tree, 'text'))
        if (mdx.test(node.value)) reportMdxOnly(file, `"${node.value.split('\n')[0]}" works`, node);
    for (const { pattern, what, hint } of almost)
      reportMatches(tree, file, pattern, () => ({
        rule: 'raw-markup',
        message: `This is no ${what}: it would be shown as it is written.`,
        hint,
      }));
  };
}
