import type { Expression, Program } from 'estree';
import type { HastJsx, JsxAttribute, MdastJsx } from './nodes';

export type Literal = string | number | boolean;

/** Whether a node is a JSX element, on its own line or within text. */
export const isJsx = <Node extends { readonly type: string }>(
  node: Node,
): node is Extract<Node, { type: (HastJsx | MdastJsx)['type'] }> =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Whether a node is code in braces, on its own line or within text. */
export const isExpression = <Node extends { readonly type: string }>(
  node: Node,
): node is Extract<Node, { type: 'mdxFlowExpression' | 'mdxTextExpression' }> =>
  node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';

/** Value of a JSX attribute that is known without running code: `a="x"`, `a`, `a={2}`, `a={true}`; else `undefined`. */
export function literalValue(attribute: JsxAttribute): Literal | undefined {
  if (attribute.type !== 'mdxJsxAttribute') return undefined;
  const { value } = attribute;
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? true : literalOf(value.data?.estree);
}

/** The code in braces. */
export function expressionOf(program: Program | null | undefined): Expression | undefined {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

/** Value of an expression that is just a string, number or boolean literal, such as `{'{'}`. */
export function literalOf(program: Program | null | undefined): Literal | undefined {
  const expression = expressionOf(program);
  const value = expression?.type === 'Literal' ? expression.value : undefined;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}

/** Attributes of a JSX element by name; the value is `undefined` if it is not a literal. */
export const attributesOf = ({ attributes }: HastJsx | MdastJsx): ReadonlyMap<string, Literal | undefined> =>
  new Map(attributes.flatMap((each) => (each.type === 'mdxJsxAttribute' ? [[each.name, literalValue(each)]] : [])));

/** Name of an attribute as written; a spread has none. */
export const attributeName = (attribute: JsxAttribute): string | undefined =>
  attribute.type === 'mdxJsxAttribute' ? attribute.name : undefined;
