import type { Paragraph } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { VFile } from 'vfile';
import { report } from './report';

const nestingHint = 'If it stands inside another container, open and close the outer one with more colons.';

/** Reports a container whose last line does not close it. */
export function reportUnclosed({ name, position }: ContainerDirective, file: VFile): void {
  if (!position) return;
  const lines = String(file.value).split(/\r\n?|\n/);
  const opening = /:{3,}/.exec(lines[position.start.line - 1] ?? '')?.[0] ?? ':::';
  const last = /:{3,}(?=\s*$)/.exec(lines[position.end.line - 1] ?? '')?.[0] ?? '';
  if (last.length >= opening.length && position.end.line > position.start.line) return;
  report(file, {
    rule: 'unclosed-admonition',
    message: `"${opening}${name}" is never closed.`,
    hint: `Add a line "${opening}" below its text. ${nestingHint}`,
    place: position.start,
  });
}

/** Reports a line of colons that neither opens nor closes a container, which would be shown as text. */
export function reportStrayColons(paragraph: Paragraph, file: VFile): void {
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
