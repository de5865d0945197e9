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

/** Parses MDX as Docusaurus does, `.md` files included, with HTML comments and heading ids. */
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

/** Offset of the character that failed to parse; the parser gives the place of an unclosed tag only in its message. */
function faultyOffset(text: string, fault: SyntaxFault): number {
  const [, line, column] = /`<[^`]*` \((\d+):(\d+)-/.exec(fault.reason) ?? [];
  const place = { line: Number(line), column: Number(column) };
  const opening = line === undefined ? openingPlace(fault, text) : place;
  return opening === undefined ? -1 : offsetOf(text, opening);
}

/** The nearest unescaped `<` or `{` before a position. */
const signBefore = (text: string, offset: number): number =>
  [...text.slice(0, offset + 1).matchAll(/(?<!\\)[<{]/g)].at(-1)?.index ?? -1;

/** The edit that replaces unparsable syntax, which older MDX accepted. */
function repair(text: string, fault: SyntaxFault): Edit | undefined {
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
  // An element may contain blocks if its tag is on a line of its own.
  if (blockTag.test(tag) && /(?:^|\n)[ \t]*$/.test(text.slice(0, start)) && /^[ \t]*\S/.test(text.slice(end)))
    return { start: end, end, text: '\n', change: 'tag' };
  if (htmlTag.test(tag)) return { start, end, text: '', change: 'tag', todo: lostTag };
  return { start, end: start, text: '\\', change: 'sign' };
}

/** Text that needs more repairs than this is not a page. */
const maxRepairs = 300;

/** Parses a text of the old site and repairs syntax that MDX rejects; `undefined` if that fails. */
export function parseText(written: string): ParsedText | undefined {
  let text = written;
  const repairs: Edit[] = [];
  while (repairs.length < maxRepairs) {
    try {
      const tree = parser.parse(text);
      return { text, tree, repairs, isMdx: hasCode(tree) };
    } catch (error) {
      const edit = error instanceof Error && 'reason' in error ? repair(text, error as SyntaxFault) : undefined;
      if (!edit) return undefined;
      text = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
      // Already applied; recorded only to count it and report its place.
      repairs.push({ ...edit, end: edit.start, text: '' });
    }
  }
  return undefined;
}

/** Whether a text has JSX, imports or expressions other than comments. */
function hasCode(tree: Root): boolean {
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

/** Backticks that fence a text as code, longer than any run in it. */
export const fenceAround = (text: string): string =>
  '`'.repeat(1 + Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length)));
