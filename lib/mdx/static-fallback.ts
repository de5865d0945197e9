import type { ElementContent, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { element, rawHtml } from './hast';
import { attributesOf, isJsx } from './jsx-attributes';
import type { HastJsx } from './nodes';

/** Plain HTML of a finished page's nodes for feeds, lists and checks; a component is replaced by its content. */
export const toStaticHtml = (nodes: readonly RootContent[]): string =>
  toHtml({ type: 'root', children: nodes.flatMap(withoutJsx) }, { allowDangerousHtml: true }).trim();

function withoutJsx(node: RootContent): ElementContent[] {
  if (node.type === 'mdxjsEsm' || node.type === 'doctype') return [];
  if (isJsx(node)) return jsxFallback(node);
  return [node.type === 'element' ? { ...node, children: node.children.flatMap(withoutJsx) } : node];
}

function jsxFallback(node: HastJsx): ElementContent[] {
  const { name, children } = node;
  if (name !== 'StaticHtml' && name !== 'LiveCode') return children.flatMap(withoutJsx);
  const content = rawHtml(String(attributesOf(node).get('html')));
  return [name === 'StaticHtml' ? content : element('pre', {}, [element('code', {}, [content])])];
}
