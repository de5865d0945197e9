import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { report } from '../mdx/report';

/** Reports a code block whose fence is never closed: it would swallow the rest of its page, list item or quote without a word. */
export function remarkOpenFences() {
  return (tree: Root, file: VFile): void => {
    const lines = String(file.value).split(/\r\n?|\n/);
    visit(tree, 'code', ({ position }) => {
      if (!position) return;
      const { start, end } = position;
      const mark = /^(`{3,}|~{3,})/.exec(lines[start.line - 1]?.slice(start.column - 1) ?? '')?.[1];
      // An indented block has no fence.
      if (mark === undefined) return;
      const last = /(`+|~+)\s*$/.exec(lines[end.line - 1] ?? '')?.[1] ?? '';
      if (end.line > start.line && last.startsWith(mark)) return;
      report(file, {
        rule: 'unclosed-code-block',
        message: 'A code block is opened here but never closed.',
        hint: `Add a line "${mark}" below it, indented like this one.`,
        place: start,
      });
    });
  };
}
