import type { ElementContent, Nodes, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Position } from 'unist';
import { element, rawHtml, textNode } from './hast';
import { attributeName, literalValue } from './jsx-attributes';
import type { HastJsx } from './nodes';

/** Takes nodes of a finished page and its text and gives plain markup for feeds, lists and checks: where JSX would run, its code is shown. */
export function toStaticHtml(nodes: readonly RootContent[], source: string): string {
  return toHtml(
    { type: 'root', children: nodes.flatMap((node) => withoutJsx(node, source)) },
    { allowDangerousHtml: true },
  ).trim();
}

function withoutJsx(node: RootContent, source: string): ElementContent[] {
  switch (node.type) {
    case 'mdxjsEsm':
    case 'doctype':
      return [];
    case 'element':
      return [{ ...node, children: node.children.flatMap((child) => withoutJsx(child, source)) }];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [jsxFallback(node, source)];
    default:
      return [node];
  }
}

function jsxFallback(node: HastJsx, source: string): ElementContent {
  const values = new Map(node.attributes.map((attribute) => [attributeName(attribute), literalValue(attribute)]));
  const html = values.get('html');
  if (node.name === 'StaticHtml' && typeof html === 'string') return rawHtml(html);
  if (node.name !== 'LiveCode') return codeOf(node, source);
  const content = typeof html === 'string' ? rawHtml(html) : textNode(String(values.get('code') ?? ''));
  return element('pre', {}, [element('code', {}, [content])]);
}

function codeOf(node: Nodes, source: string): ElementContent {
  const code = element('code', {}, [textNode(node.position ? slice(source, node.position) : '')]);
  return node.type === 'mdxJsxFlowElement' ? element('pre', {}, [code]) : code;
}

/** By line and column: the parser's offsets count the text with its titles rewritten. */
function slice(source: string, { start, end }: Position): string {
  const lines = source.split(/\r\n?|\n/).slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n');
}
