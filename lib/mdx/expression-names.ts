import type { Node, Program } from 'estree';
import { walk } from 'estree-walker';
import type { Nodes, Root } from 'hast';
import type { Nodes as MdastNodes } from 'mdast';
import type { Position } from 'unist';
import type { VFile } from 'vfile';
import type {} from './file-data';
import { isJsx } from './jsx-attributes';

type Named = Readonly<{ name: string; node: Node }>;

/** Names that an import, or an exported constant, function or class, brings into the page; or would, were there no mistake in it. */
export const declaredNames = (tree: Root, file: VFile): string[] => [
  ...(file.data.missingNames ?? []),
  ...tree.children.flatMap((node) => (node.type === 'mdxjsEsm' && node.data?.estree ? namesIn(node.data.estree) : [])),
];

const namesIn = ({ body }: Program): string[] =>
  body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const { declaration } = statement;
    if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  });

/** The code of a node: of an expression, of imports and exports, or of the attributes of JSX. */
export function programsOf(node: Nodes | MdastNodes): Program[] {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' || node.type === 'mdxjsEsm')
    return node.data?.estree ? [node.data.estree] : [];
  if (!isJsx(node)) return [];
  return node.attributes.flatMap((attribute) => {
    const holder = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
    return typeof holder === 'object' && holder?.data?.estree ? [holder.data.estree] : [];
  });
}

/** The elements and attributes of JSX in an expression, and the variables it reads; none of the latter where it holds functions, whose scopes are not followed. */
export function namesInExpression(
  program: Program,
): Readonly<Record<'elements' | 'attributes' | 'variables', Named[]>> {
  const elements: Named[] = [];
  const attributes: Named[] = [];
  const variables: Named[] = [];
  let holdsFunction = false;
  walk(program, {
    enter(node, parent, key) {
      // JSX is no part of the ESTree types, but of what the parser gives.
      const type: string = node.type;
      if (/Function/.test(type)) holdsFunction = true;
      if (type === 'JSXOpeningElement') elements.push(namedJsx(node));
      if (type === 'JSXAttribute') attributes.push(namedJsx(node));
      if (node.type === 'Identifier' && !isPropertyName(key, parent)) variables.push({ name: node.name, node });
    },
  });
  return { elements, attributes, variables: holdsFunction ? [] : variables };
}

/** A name with a dot or colon has no `name` that is text. */
function namedJsx(node: Node): Named {
  const { name } = (node as unknown as { name: { name: unknown } }).name;
  return { name: typeof name === 'string' ? name : '', node };
}

/** Whether an identifier in this place is a property's name, not a variable. */
function isPropertyName(key: string | number | symbol | null | undefined, parent: Node | null): boolean {
  if (parent?.type === 'ImportSpecifier' || parent?.type === 'ExportSpecifier') return true;
  if (parent?.type === 'MemberExpression') return key === 'property' && !parent.computed;
  return parent?.type === 'Property' && key === 'key' && !parent.computed;
}

/** The place of a piece of code: columns count from 0 in ESTree, from 1 here. */
export function positionOf({ loc }: Node): Position | undefined {
  if (!loc) return undefined;
  const { start, end } = loc;
  return {
    start: { line: start.line, column: start.column + 1 },
    end: { line: end.line, column: end.column + 1 },
  };
}
