import type { Node } from 'estree';

type Plain = string | number | boolean | null;

/** Values that code in a page may have. */
export type Value = Plain | readonly Value[] | { readonly [name: string]: Value };

/** What a page exports, by name. */
type Constants = ReadonlyMap<string, Value>;

/** Thrown for a piece of code without a value. */
export class NoValueError extends Error {
  constructor(readonly node: Node) {
    super();
  }
}

export const isPlain = (value: Value): value is Plain => typeof value !== 'object' || value === null;

/** Returns a value that is neither list nor object; else throws `NoValueError` for the code. */
export function plainOf(value: Value, code: Node): Plain {
  if (isPlain(value)) return value;
  throw new NoValueError(code);
}

const operators: Readonly<Record<string, (left: Plain, right: Plain) => Plain>> = {
  '+': (left, right) => (typeof left === 'number' && typeof right === 'number' ? left + right : `${left}${right}`),
  '-': (left, right) => Number(left) - Number(right),
  '*': (left, right) => Number(left) * Number(right),
  '/': (left, right) => Number(left) / Number(right),
};

/** Evaluates texts, numbers, lists, objects, the page's exports, and arithmetic with them; throws a `NoValueError` for other code, which could fail when the page is rendered. */
export function valueOf(node: Node, constants: Constants): Value {
  const value = evaluate(node, constants);
  if (value === undefined) throw new NoValueError(node);
  return value;
}

function evaluate(node: Node, constants: Constants): Value | undefined {
  const valueOfPart = (part: Node): Value => valueOf(part, constants);
  const plain = (part: Node): Plain => plainOf(valueOfPart(part), part);
  const nameOf = (key: Node, isComputed: boolean): string =>
    !isComputed && key.type === 'Identifier' ? key.name : String(plain(key));
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'bigint' || node.value instanceof RegExp ? undefined : node.value;
    case 'Identifier':
      return constants.get(node.name);
    case 'TemplateLiteral':
      return node.quasis
        .map(({ value: { cooked } }, index) => {
          const part = node.expressions[index];
          return `${cooked}${part ? plain(part) : ''}`;
        })
        .join('');
    case 'ArrayExpression':
      return node.elements.map((part) => (part ? valueOfPart(part) : null));
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((part) => {
          if (part.type !== 'Property') throw new NoValueError(part);
          return [nameOf(part.key, part.computed), valueOfPart(part.value)];
        }),
      );
    case 'MemberExpression': {
      const [object, name] = [valueOfPart(node.object), nameOf(node.property, node.computed)];
      const value = new Map(Object.entries<Value>(Object(object))).get(name);
      if (value === undefined) throw new NoValueError(node.property);
      return value;
    }
    case 'UnaryExpression':
      return node.operator === '-' ? -Number(plain(node.argument)) : undefined;
    case 'BinaryExpression':
      return operators[node.operator]?.(plain(node.left), plain(node.right));
    default:
      return undefined;
  }
}
