import type { ElementContent, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { element, rawHtml } from './hast';
import { attributesOf, isJsx } from './jsx-attributes';
import type { HastJsx } from './nodes';

/** Takes nodes of a finished page and gives plain markup for feeds, lists and checks: of a component, what it holds. */
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
