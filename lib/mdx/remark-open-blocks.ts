import type { Code, Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type Mistake, report } from './report';

/** Reports code blocks and admonitions that are never closed, which would swallow the rest of their page, list item or quote without a word, and lines of colons that would be shown as text. */
export function remarkOpenBlocks() {
  return (tree: Root, file: VFile): void => {
    const lines = String(file.value).split(/\r\n?|\n/);
    visit(tree, ['code', 'containerDirective', 'paragraph'] as const, (node) => {
      if (node.type === 'paragraph') return reportStrayColons(node, file);
      const mark = openMark(node, lines);
      if (mark === undefined) return;
      const mistake = node.type === 'code' ? openCode(mark) : openAdmonition(mark, node.name);
      report(file, { ...mistake, place: node.position?.start });
    });
  };
}

/** The mark that opens a block and that its last line does not close; an indented code block has none. */
function openMark({ position }: Code | ContainerDirective, lines: readonly string[]): string | undefined {
  if (!position) return undefined;
  const { start, end } = position;
  const mark = /^(?:`{3,}|~{3,}|:{3,})/.exec(lines[start.line - 1]?.slice(start.column - 1) ?? '')?.[0];
  const last = /(?:`+|~+|:+)(?=\s*$)/.exec(lines[end.line - 1] ?? '')?.[0] ?? '';
  return mark !== undefined && end.line > start.line && last.startsWith(mark) ? undefined : mark;
}

const openCode = (mark: string): Mistake => ({
  rule: 'unclosed-code-block',
  message: 'A code block is opened here but never closed.',
  hint: `Add a line "${mark}" below it, indented like this one.`,
});

const nestingHint = 'If it stands inside another container, open and close the outer one with more colons.';

const openAdmonition = (mark: string, name: string): Mistake => ({
  rule: 'unclosed-admonition',
  message: `"${mark}${name}" is never closed.`,
  hint: `Add a line "${mark}" below its text. ${nestingHint}`,
});

function reportStrayColons(paragraph: Paragraph, file: VFile): void {
  paragraph.children.forEach((child, index) => {
    if (child.type !== 'text' || !child.position) return;
    const { line, column } = child.position.start;
    child.value.split('\n').forEach((text, row) => {
      if ((row === 0 && index > 0) || !/^\s*:{3,}/.test(text)) return;
      const closing = /^\s*:+\s*$/.test(text);
      report(file, {
        rule: 'stray-colons',
        message: closing ? 'A line of colons closes nothing.' : 'A line starts with colons but opens no admonition.',
        hint: closing ? `Remove it. ${nestingHint}` : 'Write ":::note Title" without a space after the colons.',
        place: { line: line + row, column: row === 0 ? column : 1 },
      });
    });
  });
}
