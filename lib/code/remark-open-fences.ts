import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { nodesIn } from '../mdx/nodes';
import { report } from '../mdx/report';

/** Reports a code block whose fence is never closed: it would swallow the rest of its page, list item or quote without a word. */
export function remarkOpenFences() {
  return (tree: Root, file: VFile): void => {
    const lines = String(file.value).split(/\r\n?|\n/);
    for (const { position } of nodesIn(tree, 'code')) {
      if (!position) continue;
      const { start, end } = position;
      const mark = /^(`{3,}|~{3,})/.exec(lines[start.line - 1]?.slice(start.column - 1) ?? '')?.[1];
      // An indented block has no fence.
      if (mark === undefined) continue;
      const last = /(`+|~+)\s*$/.exec(lines[end.line - 1] ?? '')?.[1] ?? '';
      if (end.line > start.line && last.startsWith(mark)) continue;
      report(file, {
        rule: 'unclosed-code-block',
        message: 'A code block is opened here but never closed.',
        hint: `Add a line "${mark}" below it, indented like this one.`,
        place: start,
      });
    }
  };
}
