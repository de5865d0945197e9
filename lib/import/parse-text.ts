import type { Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { offsetOf, type Problem } from '../errors/content-issue';
import { isExpression } from '../mdx/jsx-attributes';
import { openingPlace, type SyntaxFault } from '../mdx/opening-place';
import { type Extension, plainSyntax } from '../mdx/plain-syntax';
import type { Edit, ParsedText } from './types';

/** MDX as Docusaurus reads it, `.md` files too, with comments of HTML and ids of headings. */
const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(function (this: Processor) {
    const extensions = ((this.data() as { micromarkExtensions?: Extension[] }).micromarkExtensions ??= []);
    extensions.push(...plainSyntax(extensions));
  })
  .freeze();

const voidTag = /^<(area|br|col|hr|img|input|source|track|wbr)\b/i;
const htmlTag =
  /^<\/?(a|b|center|code|dd|details|div|dl|dt|em|font|h[1-6]|i|kbd|li|ol|p|pre|span|strong|sub|summary|sup|t(able|body|d|foot|h|head|r)|u|ul)\b[^>]*>/i;
const blockTag = /^<(?:center|details|div|dl|ol|section|summary|table|ul)\b/i;
const wholeTag = /^<\/?[a-z][^\s/<>]*(?:"[^"]*"|'[^']*'|[^"'<>])*>/i;

const lostTag: Problem = {
  rule: 'lost-tag',
  message: 'A tag without a counterpart was deleted.',
  hint: 'Check whether the page needs both, and write them.',
};

/** Offset of the sign that could not be read; the parser names the place of an open tag in its words only. */
function faultyOffset(text: string, fault: SyntaxFault): number {
  const [, line, column] = /`<[^`]*` \((\d+):(\d+)-/.exec(fault.reason) ?? [];
  const place = { line: Number(line), column: Number(column) };
  const opening = line === undefined ? openingPlace(fault, text) : place;
  return opening === undefined ? -1 : offsetOf(text, opening);
}

/** The nearest `<` or `{` before a place that is not escaped yet. */
const signBefore = (text: string, offset: number): number =>
  [...text.slice(0, offset + 1).matchAll(/(?<!\\)[<{]/g)].at(-1)?.index ?? -1;

/** What takes the place of syntax that could not be read; older MDX let it pass. */
function mend(text: string, fault: SyntaxFault): Edit | undefined {
  const offset = faultyOffset(text, fault);
  const value = fault.reason.includes('before attribute value') && /^[^\s>"'/]+/.exec(text.slice(offset))?.[0];
  if (value) return { start: offset, end: offset + value.length, text: `"${value}"`, change: 'tag' };
  const start = signBefore(text, offset);
  if (start < 0) return undefined;
  const rest = text.slice(start);
  const tag = wholeTag.exec(rest)?.[0] ?? '';
  const end = start + tag.length;
  if (voidTag.test(tag)) return { start: end - 1, end, text: ' />', change: 'tag' };
  if (/^<\/br>/i.test(tag)) return { start, end, text: '<br />', change: 'tag' };
  const [written, address = ''] = /^<((?:https?:|mailto:|[^\s<>/@]+@)[^\s<>]+)>/i.exec(rest) ?? [];
  if (written !== undefined) return { start, end: start + written.length, text: address, change: 'link' };
  // Blocks may be in an element whose tag has a line of its own.
  if (blockTag.test(tag) && /(?:^|\n)[ \t]*$/.test(text.slice(0, start)) && /^[ \t]*\S/.test(text.slice(end)))
    return { start: end, end, text: '\n', change: 'tag' };
  if (htmlTag.test(tag)) return { start, end, text: '', change: 'tag', hand: lostTag };
  return { start, end: start, text: '\\', change: 'sign' };
}

/** Mends no more than this: a text that needs more is no page. */
const mostMends = 300;

/** Reads a text of the old site, and mends on the way what MDX refuses; `undefined` where that does not help. */
export function parseText(written: string): ParsedText | undefined {
  let text = written;
  const mended: Edit[] = [];
  while (mended.length < mostMends) {
    try {
      const tree = parser.parse(text);
      return { text, tree, mended, isMdx: holdsCode(tree) };
    } catch (error) {
      const edit = error instanceof Error && 'reason' in error ? mend(text, error as SyntaxFault) : undefined;
      if (!edit) return undefined;
      text = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
      // It is done; what is left is to count it, and to tell where it was.
      mended.push({ ...edit, end: edit.start, text: '' });
    }
  }
  return undefined;
}

/** Whether a text holds JSX, imports or expressions, and not comments alone. */
function holdsCode(tree: Root): boolean {
  let found = false;
  visit(tree, (node) => {
    found ||= /^mdx/.test(node.type) && commentIn(node) === undefined;
  });
  return found;
}

/** The text of a comment in braces. */
export function commentIn(node: Nodes): string | undefined {
  if (!isExpression(node)) return undefined;
  return /^\s*\/\*([\s\S]*?)\*\/\s*$/.exec(node.value)?.[1]?.trim();
}

/** The marks around a block of code with a text, longer than those in it. */
export const fenceAround = (text: string): string =>
  '`'.repeat(1 + Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length)));
