import type { Nodes } from 'mdast';
import { expressionOf, literalOf } from '../mdx/jsx-attributes';
import { commentIn } from './parse-text';
import { rangeOf } from './range';
import { valueOf } from './read-values';
import type { Edit, MovingPage } from './types';

/** An expression that is more than a literal is shown as it is written. */
export function moveExpression(node: Nodes, { text }: MovingPage): Edit[] {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return [];
  if (commentIn(node) !== undefined || literalOf(node.data?.estree) !== undefined) return [];
  const { start, end } = rangeOf(node);
  const value = valueOf(expressionOf(node.data?.estree));
  if (typeof value === 'string') return [{ start, end, text: value, change: 'expression' }];
  const hand = {
    rule: 'lost-code',
    message: 'Code in braces is shown as it is written.',
    hint: 'Write what it showed.',
  };
  const code = text.slice(start, end);
  const shown =
    node.type === 'mdxFlowExpression' ? `\`\`\`js no-check\n${code}\n\`\`\`` : `\`${code.replace(/\s+/g, ' ')}\``;
  return [{ start, end, text: code.includes('`') ? '' : shown, change: 'expression', hand }];
}
