import { toString } from 'mdast-util-to-string';
import { expressionOf } from '../mdx/jsx-attributes';
import { type MovingElement, quoted, replace, textIn } from './jsx-element';
import { rangeOf } from './range';
import { valueOf } from './read-values';
import type { Edit } from './types';

/** What an element holds as text: of code blocks, often in a template, or a file. */
function textInside({ node, page, names, context }: MovingElement): string {
  const [only, ...others] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (only === undefined) return '';
  if (others.length > 0 || (only.type !== 'mdxFlowExpression' && only.type !== 'mdxTextExpression'))
    return node.children.map((child) => toString(child)).join('\n\n');
  const code = expressionOf(only.data?.estree);
  const file = code?.type === 'Identifier' ? names.get(code.name) : undefined;
  const value = file === undefined ? valueOf(code) : context.source.read(file);
  return typeof value === 'string' ? value : page.text.slice(rangeOf(only).start + 1, rangeOf(only).end - 1);
}

/** Writes `<CodeBlock>` as a fence. */
export function moveCodeBlock(element: MovingElement): Edit[] {
  const title = textIn(element, 'title');
  const lines = textInside(element)
    .replace(/^\n|\s+$/g, '')
    .split('\n');
  const indent = ' '.repeat((element.node.position?.start.column ?? 1) - 1);
  const language =
    textIn(element, 'language') ?? /^language-(\w+)/.exec(textIn(element, 'className') ?? '')?.[1] ?? 'text';
  const opening = '```' + language + (title ? ` title=${quoted(title)}` : '');
  return replace(element, [opening, ...lines, '```'].join(`\n${indent}`));
}
