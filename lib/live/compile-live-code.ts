import type { AnyNode, ModuleDeclaration, Program, Statement } from 'acorn';
import { walk } from 'estree-walker';
import { transform } from 'sucrase';
import { readLiveCode } from './read-live-code';
import { showsComponents } from './shows-components';

/** Name of the guard in compiled code. */
export const guardName = '__liveGuard';

type Insertion = Readonly<{ /** Offset in the source. */ offset: number; text: string }>;

/**
 * Returns the body of an async function that runs a reader's code, line for line: it calls the guard in loops and functions, takes modules
 * from `require`, and leaves its result in `exports.default` or returns it. Throws a `LiveCodeError` if the code cannot be parsed.
 */
export function compileLiveCode(code: string, language: string): string {
  const { source, program } = readLiveCode(code, language);
  const insertions = [...guardInsertions(program), ...resultInsertions(program, source, language)];
  return transform(insertAll(source, insertions), {
    transforms: ['jsx', 'imports'],
    production: true,
    disableESTransforms: true,
    preserveDynamicImport: true,
  }).code;
}

/** Inserts texts; those at the same offset keep their order. */
const insertAll = (source: string, insertions: readonly Insertion[]): string =>
  [...insertions]
    .sort((a, b) => a.offset - b.offset)
    .reduceRight((code, { offset, text }) => code.slice(0, offset) + text + code.slice(offset), source);

/** Calls of the guard in each iteration of a loop and at the start of each function. */
function guardInsertions(program: Program): readonly Insertion[] {
  const insertions: Insertion[] = [];
  walk(program as never, {
    enter: (node) => void insertions.push(...guard(node as AnyNode).slice(0, 1)),
    // Nodes that end at the same offset are closed from the inside out.
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
  if (type === 'BlockStatement') return [{ offset: start + 1, text: `${guardName}();` }];
  return [
    { offset: start, text: `${open}${guardName}()${separator}` },
    { offset: end, text: close ?? '' },
  ];
}

function resultInsertions({ body }: Program, source: string, language: string): readonly Insertion[] {
  const last = body.at(-1);
  if (last?.type === 'ExpressionStatement') return [{ offset: last.start, text: 'return ' }];
  const name = last && showsComponents(language) ? declaredName(last) : undefined;
  return name === undefined ? [] : [{ offset: source.length, text: `\n;return ${name};` }];
}

function declaredName(node: Statement | ModuleDeclaration): string | undefined {
  const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
  if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration')
    return declaration.id?.name;
  const id = declaration?.type === 'VariableDeclaration' ? declaration.declarations.at(-1)?.id : undefined;
  return id?.type === 'Identifier' ? id.name : undefined;
}
