import type { ListItem, Nodes, Root, Text } from 'mdast';
import type { VFile } from 'vfile';
import { type Problem, placeOf } from '../errors/content-issue';
import { bracketTitles } from './directive-titles';
import { reportMdxOnly } from './mdx-only';
import { nodesIn } from './nodes';
import { report } from './report';
import { reportMatches } from './report-matches';

/** Markdown that is almost right is parsed as text, so it would be shown as it was written. */
const nearMisses = [
  {
    pattern: /!?\[[^\][]+\] ?\((?=\.{0,2}\/|#|https?:|mailto:)/g,
    what: 'a link or picture',
    hint: 'Write [text](address) with no space between, none in the address, and all brackets and quotes closed.',
  },
  { pattern: /^#{2,6}(?=[^\s#])/gm, what: 'a heading', hint: 'Write a space after the "#".' },
  {
    pattern: /^\|.*(?:\n\|.*)*/gm,
    what: 'a table',
    hint: 'Below the head, write a row of dashes with as many cells as the head has, such as: | --- | --- |',
  },
  {
    pattern: /\{#(?![\w-]+\})[^}]*\}/g,
    what: 'an id',
    hint: 'Write it at the end of the heading, in lowercase letters, digits and dashes: {#my-id}',
  },
] as const;

/** What MDX takes for code, or a comment, at the start of a paragraph. */
const mdxOnlySyntax =
  /^(?:import\s[^'"\n]*['"][^'"\n]+['"]|export\s(?:[*{]|default\s(?:function|class)\b|(?:const|let|function|class)\s[\w$]+\s*[=(:{])|\{\/\*)/;

const taskNearMiss = {
  pattern: /^\[[xX ]\](?![\s([:])/g,
  what: 'a task',
  hint: 'Write a space after the "]".',
};

const importNearMiss = {
  pattern: /(?<=\n)import\s(?:[\w$]+\sfrom\s)?['"][^'"\n]+['"];?$/gm,
  what: 'an import',
  hint: 'Leave an empty line above it.',
};

/** Reports malformed links, headings, tables, ids, tasks, imports and inline code, and MDX syntax in plain Markdown. */
export function remarkRawMarkup() {
  return (tree: Root, file: VFile): void => {
    if (file.extname !== '.mdx')
      for (const node of nodesIn(tree, 'text'))
        if (mdxOnlySyntax.test(node.value)) reportMdxOnly(file, `"${node.value.split('\n')[0]}" works`, node);
    for (const each of nearMisses) reportNearMiss(tree, file, each);
    if (file.extname === '.mdx') reportNearMiss(tree, file, importNearMiss);
    for (const text of nodesIn(tree, 'listItem').flatMap(firstText)) reportNearMiss(text, file, taskNearMiss);
    reportBackticks(tree, file);
  };
}

type NearMiss = Readonly<{ pattern: RegExp; what: string; hint: string }>;

const problem = ({ what, hint }: Omit<NearMiss, 'pattern'>): Problem => ({
  rule: 'raw-markup',
  message: `This is not ${what}: readers would see it as it is written.`,
  hint,
});

function reportNearMiss(tree: Nodes, file: VFile, nearMiss: NearMiss): void {
  reportMatches(tree, file, nearMiss.pattern, () => problem(nearMiss));
}

/** The text at the start of a list item, if it starts with text. */
function firstText({ children: [block] }: ListItem): Text[] {
  const first = block?.type === 'paragraph' ? block.children[0] : undefined;
  return first?.type === 'text' ? [first] : [];
}

/** Reads the file's text: an escaped backtick is intended, but looks like any other in the parsed text. */
function reportBackticks(tree: Root, file: VFile): void {
  const written = bracketTitles(String(file));
  // A "|" that splits code is reported with its row.
  const rows = file.data.issues?.filter(({ rule }) => rule === 'table-row').map(({ line }) => line);
  const hint = 'Close it with as many backticks as open it; to show one, write \\`.';
  for (const { position } of nodesIn(tree, 'text')) {
    // Text next to an address without brackets has no position.
    const [start, end] = [position?.start.offset, position?.end.offset];
    const index = start === undefined ? -1 : written.slice(start, end).search(/(?<!\\)`/);
    if (start === undefined || index < 0) continue;
    const place = placeOf(written, start + index);
    if (!rows?.includes(place.line)) report(file, { ...problem({ what: 'code', hint }), place });
  }
}
