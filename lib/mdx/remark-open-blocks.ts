import type { Code, Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { Position } from 'unist';
import type { VFile } from 'vfile';
import { nodesIn } from './nodes';
import { type Mistake, report } from './report';

/** Reports code blocks and admonitions that are never closed and would silently swallow the rest of their page, list item or quote, and lines of colons that would be shown as text. */
export function remarkOpenBlocks() {
  return (tree: Root, file: VFile): void => {
    const lines = String(file.value).split(/\r\n?|\n/);
    const open: Position[] = [];
    visit(tree, ['code', 'containerDirective'] as const, (node) => {
      const mark = unclosedMark(node, lines);
      if (mark === undefined || !node.position) return;
      const { start } = node.position;
      // A mark directly below an open block was meant to close it, but its indentation differs.
      const isClosing = node.type === 'code' && !node.lang && start.line - 1 === open.at(-1)?.end.line;
      const mistake = node.type === 'code' ? unclosedCode(mark) : unclosedAdmonition(mark, node.name);
      if (!isClosing) report(file, { ...mistake, place: start });
      if (node.type === 'code') node.data = { ...node.data, isOpen: true };
      open.push(node.position);
    });
    // Colons in an open admonition were also meant to close it, but are too few.
    const isClosing = ({ closes, line }: Colons): boolean =>
      closes && open.some(({ start, end }) => start.line < line && line <= end.line);
    const colons = nodesIn(tree, 'paragraph').flatMap(colonsIn);
    const stray = colons.filter((each) => !isClosing(each));
    reportColons(stray, file, lines);
  };
}

/** The opening mark of a block, if its last line does not close it; an indented code block has no mark. */
function unclosedMark({ position }: Code | ContainerDirective, lines: readonly string[]): string | undefined {
  if (!position) return undefined;
  const { start, end } = position;
  const mark = /^(?:`{3,}|~{3,}|:{3,})/.exec(lines[start.line - 1]?.slice(start.column - 1) ?? '')?.[0];
  const last = /(?:`+|~+|:+)(?=\s*$)/.exec(lines[end.line - 1] ?? '')?.[0] ?? '';
  return mark !== undefined && end.line > start.line && last.startsWith(mark) ? undefined : mark;
}

const unclosedCode = (mark: string): Mistake => ({
  rule: 'unclosed-code-block',
  message: 'A code block is opened here but never closed.',
  hint: `Add a line "${mark}" below it, indented like this one.`,
});

const nestingHint = 'If it is inside another container, open and close the outer one with more colons.';

const unclosedAdmonition = (mark: string, name: string): Mistake => ({
  rule: 'unclosed-admonition',
  message: `"${mark}${name}" is never closed.`,
  hint: `Add a line "${mark}" below its text. ${nestingHint}`,
});

type Colons = Readonly<{ closes: boolean; line: number }>;

/** The lines of a paragraph that are colons, or start with them. */
function colonsIn({ children }: Paragraph): Colons[] {
  return children.flatMap((child, index) =>
    child.type !== 'text'
      ? []
      : child.value.split('\n').flatMap((text, row) => {
          const isLineStart = row > 0 || index === 0;
          const line = (child.position?.start.line ?? 1) + row;
          return isLineStart && /^\s*:{3,}/.test(text) ? [{ closes: /^\s*:+\s*$/.test(text), line }] : [];
        }),
  );
}

function reportColons(all: readonly Colons[], file: VFile, lines: readonly string[]): void {
  let opened = 0;
  for (const { closes, line } of all) {
    // The closing line of a mistaken opening is not a second mistake.
    const isFollowUp = closes && opened > 0;
    opened += closes ? -Math.min(opened, 1) : 1;
    if (isFollowUp) continue;
    const message = closes ? 'A line of colons closes nothing.' : 'A line starts with colons but opens no admonition.';
    const hint = closes ? `Remove it. ${nestingHint}` : 'Write ":::note Title" without a space after the colons.';
    const place = { line, column: 1 + (lines[line - 1] ?? '').indexOf(':::') };
    report(file, { rule: 'stray-colons', message, hint, place });
  }
}
