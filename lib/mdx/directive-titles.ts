import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

const titled = /^((?:[ \t]*>)*[ \t]*:{3,}[\w-]+)[ \t]+(\S.*?)[ \t]*$/;

/** Rewrites `:::note Title` as `:::note[Title]`, which the parser knows; lines, and columns before the title, keep their numbers. */
export const bracketTitles = (text: string): string => text.split('\n').map(bracketTitle).join('\n');

function bracketTitle(line: string): string {
  const [, start, title] = titled.exec(line.replace(/\r$/, '')) ?? [];
  if (start === undefined || title === undefined) return line;
  return title.startsWith('[') && title.endsWith(']') ? start + title : `${start}[${title}]`;
}

/** Restores lines of code and HTML that `bracketTitles` changed. */
export function unbracketCode(tree: Root, text: string): void {
  const written = text.split('\n');
  visit(tree, ['code', 'html'] as const, (node) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const isFenced = node.type === 'code' && /^(?:```|~~~)/.test(written[line - 1]?.slice(column - 1) ?? '');
    const restored = node.value.split('\n').map((shown, index) => {
      const own = written[line - 1 + index + (isFenced ? 1 : 0)] ?? '';
      const parsed = bracketTitle(own);
      return parsed !== own && parsed.endsWith(shown) ? own.slice(parsed.length - shown.length) : shown;
    });
    node.value = restored.join('\n');
  });
}
