import { parse } from 'acorn';
import type { Node, ObjectExpression, Program } from 'estree';
import { walk } from 'estree-walker';
import { transform } from 'sucrase';

type Scope = Map<string, unknown>;

/** The plain value of an expression; `undefined` if it could only be known by running code. */
export function valueOf(node: Node | null | undefined, scope: Scope = new Map()): unknown {
  switch (node?.type) {
    case 'Literal':
      return node.value;
    case 'Identifier':
      return scope.get(node.name);
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? node.quasis[0]?.value.cooked : undefined;
    case 'ArrayExpression':
      return node.elements.flatMap((item) =>
        item?.type === 'SpreadElement' ? (valueOf(item.argument, scope) ?? []) : [valueOf(item, scope)],
      );
    case 'ObjectExpression':
      return Object.fromEntries(node.properties.flatMap((property) => entriesOf(property, scope)));
    case 'CallExpression':
      return returnsPath(node.callee) ? valueOf(node.arguments.at(-1), scope) : undefined;
    default:
      return undefined;
  }
}

/** Whether a call such as `require.resolve('./file')` or `path.join(__dirname, 'file')` returns the path of its last argument. */
const returnsPath = (callee: Node): boolean =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'Identifier' &&
  /^(require|path)$/.test(callee.object.name);

function entriesOf(property: ObjectExpression['properties'][number], scope: Scope): [string, unknown][] {
  if (property.type === 'SpreadElement') return Object.entries(valueOf(property.argument, scope) ?? {});
  const { key, value } = property;
  const name = key.type === 'Identifier' ? key.name : String(valueOf(key, scope));
  return [[name, valueOf(value, scope)]];
}

/** Reads the plain values that a JavaScript or TypeScript settings file exports or its exported function returns; JSON and YAML are read elsewhere. */
export function readExport(text: string): unknown {
  const code = transform(text, { transforms: ['typescript'], disableESTransforms: true }).code;
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', allowReturnOutsideFunction: true });
  const scope: Scope = new Map();
  let exported: Node | undefined;
  walk(program as Program, {
    enter(node) {
      if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier')
        scope.set(node.id.name, valueOf(node.init, scope));
      if (node.type === 'ExportDefaultDeclaration') exported = node.declaration as Node;
      if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') exported ??= node.right;
    },
  });
  const made = exported && /Function/.test(exported.type) ? lastReturn(exported) : exported;
  return valueOf(made?.type === 'AssignmentExpression' ? made.right : made, scope);
}

function lastReturn(made: Node): Node | undefined {
  let found: Node | undefined;
  walk(made, {
    enter(node) {
      if (node.type === 'ReturnStatement') found = node.argument ?? undefined;
    },
  });
  return found;
}
