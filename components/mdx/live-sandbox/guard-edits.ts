import type { AnyNode, Program } from 'acorn';
import { walk } from 'estree-walker';
import { insertion, type SourceEdit } from './source-edits';

/** Name the guard has in the code it watches. */
export const guardName = '__liveGuard';

/** Takes parsed code and gives the edits that call the guard in each round of each loop and at the start of each function. */
export function guardEdits(program: Program): SourceEdit[] {
  const edits: SourceEdit[] = [];
  const add = (node: unknown, side: 'before' | 'after'): void => {
    const edit = guarded(node as AnyNode)?.[side];
    if (edit) edits.push(edit);
  };
  // What ends at one place ends from the inside out, so closing edits are made on the way back.
  walk(program as never, { enter: (node) => add(node, 'before'), leave: (node) => add(node, 'after') });
  return edits;
}

type Guarded = Readonly<{ before: SourceEdit; after?: SourceEdit }>;

function guarded(node: AnyNode): Guarded | undefined {
  switch (node.type) {
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return guardStatement(node.body);
    case 'ArrowFunctionExpression':
      return node.body.type === 'BlockStatement' ? guardStatement(node.body) : guardExpression(node.body);
    default:
      return undefined;
  }
}

const guardStatement = ({ type, start, end }: AnyNode): Guarded =>
  type === 'BlockStatement'
    ? { before: insertion(start + 1, `${guardName}();`) }
    : { before: insertion(start, `{${guardName}();`), after: insertion(end, '}') };

const guardExpression = ({ start, end }: AnyNode): Guarded => ({
  before: insertion(start, `(${guardName}(),`),
  after: insertion(end, ')'),
});
