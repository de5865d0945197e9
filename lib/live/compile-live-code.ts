import type { ModuleDeclaration, Program, Statement } from 'acorn';
import { transform } from 'sucrase';
import { guardInsertions } from './guard-insertions';
import { insertAll, type Insertion } from './insert-all';
import { readLiveCode } from './read-live-code';
import { showsComponents } from './shows-components';

/**
 * Gives the body of an async function that runs a reader's code, line for line: it calls the guard in loops and functions, takes modules
 * from `require`, and leaves its result in `exports.default` or returns it. Throws a `LiveCodeError` where the code cannot be read.
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

function resultInsertions({ body }: Program, source: string, language: string): readonly Insertion[] {
  const last = body.at(-1);
  if (last?.type === 'ExpressionStatement') return [{ at: last.start, text: 'return ' }];
  const name = last && showsComponents(language) ? declaredName(last) : undefined;
  return name === undefined ? [] : [{ at: source.length, text: `\n;return ${name};` }];
}

function declaredName(node: Statement | ModuleDeclaration): string | undefined {
  const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
  if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration')
    return declaration.id?.name;
  const id = declaration?.type === 'VariableDeclaration' ? declaration.declarations.at(-1)?.id : undefined;
  return id?.type === 'Identifier' ? id.name : undefined;
}
