import type { AnyNode, Program } from 'acorn';
import { walk } from 'estree-walker';
import type { Insertion } from './insert-all';

/** Name of the guard in compiled code. */
export const guardName = '__liveGuard';

/** Calls of the guard in each round of each loop and at the start of each function. */
export function guardInsertions(program: Program): readonly Insertion[] {
  const insertions: Insertion[] = [];
  walk(program as never, {
    enter: (node) => void insertions.push(...guard(node as AnyNode).slice(0, 1)),
    // What ends at one place ends from the inside out.
    leave: (node) => void insertions.push(...guard(node as AnyNode).slice(1)),
  });
  return insertions;
}

function guard(node: AnyNode): readonly Insertion[] {
  switch (node.type) {
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return guardBody(node.body, node.type === 'ArrowFunctionExpression' ? ['(', ',', ')'] : ['{', ';', '}']);
    default:
      return [];
  }
}

function guardBody({ type, start, end }: AnyNode, [open, separator, close]: readonly string[]): readonly Insertion[] {
  if (type === 'BlockStatement') return [{ at: start + 1, text: `${guardName}();` }];
  return [
    { at: start, text: `${open}${guardName}()${separator}` },
    { at: end, text: close ?? '' },
  ];
}
