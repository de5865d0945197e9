import type { Node, Program } from 'estree';

type Named = Readonly<{ name: string; node: Node }>;

/** Names that an import, or an exported constant, function or class, brings into the page. */
export function declaredNames({ body }: Program): string[] {
  return body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const { declaration } = statement;
    if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  });
}

/** Takes the parsed code of an expression and gives the elements and attributes of JSX in it and the variables it reads; none of the latter where it holds functions, whose scopes are not followed. */
export function namesInExpression(program: Program): {
  readonly elements: readonly Named[];
  readonly attributes: readonly Named[];
  readonly variables: readonly Named[];
} {
  const elements: Named[] = [];
  const attributes: Named[] = [];
  const variables: Named[] = [];
  let holdsFunction = false;
  walkCode(program, (node, key, parent) => {
    if (/Function/.test(node.type)) holdsFunction = true;
    // JSX is no part of the ESTree types, but of what the parser gives.
    if ((node.type as string) === 'JSXOpeningElement')
      elements.push({ name: nameOf((node as unknown as { name: Node }).name), node });
    if ((node.type as string) === 'JSXAttribute')
      attributes.push({ name: nameOf((node as unknown as { name: Node }).name), node });
    if (node.type === 'Identifier' && !isPropertyName(key, parent)) variables.push({ name: node.name, node });
  });
  return { elements, attributes, variables: holdsFunction ? [] : variables };
}

type Visitor = (node: Node, key: string, parent: Node | undefined) => void;

function walkCode(value: unknown, visitor: Visitor, key = '', parent?: Node): void {
  if (Array.isArray(value)) for (const item of value) walkCode(item, visitor, key, parent);
  if (!isNode(value)) return;
  visitor(value, key, parent);
  for (const [childKey, child] of Object.entries(value)) walkCode(child, visitor, childKey, value);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nameOf = (node: Node): string => ('name' in node && typeof node.name === 'string' ? node.name : '');

/** Whether an identifier in this place is a property's name, not a variable. */
function isPropertyName(key: string, parent: Node | undefined): boolean {
  if (parent?.type === 'MemberExpression') return key === 'property' && !parent.computed;
  return parent?.type === 'Property' && key === 'key' && !parent.computed;
}
