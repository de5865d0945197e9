import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { nodesIn } from './nodes';
import { reportMatches } from './report-matches';

const id = String.raw`\{#([\p{L}\p{N}_:.-]+)\}`;
const atEnd = new RegExp(String.raw`\s*${id}\s*$`, 'u');

/** Removes `{#own-id}` from the end of a heading and sets it as the id; anywhere else it is an error. */
export function remarkHeadingIds() {
  return (tree: Root, file: VFile): void => {
    for (const heading of nodesIn(tree, 'heading')) {
      const last = heading.children.at(-1);
      const found = last?.type === 'text' ? atEnd.exec(last.value) : null;
      if (last?.type !== 'text' || !found) continue;
      last.value = last.value.slice(0, found.index);
      if (last.value === '') heading.children.pop();
      heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id: found[1] } };
    }
    // Two braces mean a template.
    reportMatches(tree, file, new RegExp(String.raw`(?<!\{)${id}`, 'gu'), (found) => ({
      rule: 'misplaced-heading-id',
      message: `"${found}" is not at the end of a heading, so readers would see it, and it sets no id.`,
      hint: 'Move it to the end of a heading line, or put it in backticks.',
    }));
  };
}
