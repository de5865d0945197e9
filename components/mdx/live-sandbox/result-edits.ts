import type { ExportDefaultDeclaration, ExportNamedDeclaration, ModuleDeclaration, Program, Statement } from 'acorn';
import { walk } from 'estree-walker';
import { strings } from '@/lib/config/strings';
import { LiveCodeError } from './live-code-error';
import { insertion, type SourceEdit } from './source-edits';

export type ResultOptions = Readonly<{
  /** Name of the function that is called with the result. */
  show: string;
  /** Whether a component that stands last is the result too. */
  showsDeclarations: boolean;
  /** Modules that may be imported. */
  modules: readonly string[];
}>;

export type ResultEdits = Readonly<{
  edits: readonly SourceEdit[];
  /** Whether the code hands over anything. */ hasResult: boolean;
}>;

/** Takes parsed code and gives the edits that hand over its result: what it shows itself, else its default export, else its last expression; throws a LiveCodeError on an import that cannot be had. */
export function resultEdits(source: string, program: Program, options: ResultOptions): ResultEdits {
  for (const node of program.body) checkImports(node, options.modules);
  const exports = program.body.flatMap((node) => (node.type === 'ExportNamedDeclaration' ? [withoutExport(node)] : []));
  const showsItself = callsByName(program, options.show);
  const shown = shownEdits(source, program, { ...options, showsItself });
  return { edits: [...exports, ...shown], hasResult: showsItself || shown.length > 0 };
}

function shownEdits(
  source: string,
  program: Program,
  options: ResultOptions & { readonly showsItself: boolean },
): readonly SourceEdit[] {
  const exported = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  const last = program.body.at(-1);
  if (exported) return defaultEdits(source, exported, options.showsItself ? 'void' : options.show);
  return last && !options.showsItself ? lastEdits(source, last, options) : [];
}

function callsByName(program: Program, name: string): boolean {
  let isCalled = false;
  walk(program as never, {
    enter(node) {
      if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name)
        isCalled = true;
    },
  });
  return isCalled;
}

function checkImports(node: Statement | ModuleDeclaration, modules: readonly string[]): void {
  const from = 'source' in node ? node.source?.value : undefined;
  if (from === undefined) return;
  if (node.type === 'ImportDeclaration' && modules.includes(String(from))) return;
  throw new LiveCodeError(strings.live.noModule(String(from), modules), node.loc?.start.line);
}

const withoutExport = ({ start, end, declaration }: ExportNamedDeclaration): SourceEdit => ({
  start,
  end: declaration?.start ?? end,
  text: '',
});

function defaultEdits(
  source: string,
  { start, end, declaration }: ExportDefaultDeclaration,
  show: string,
): SourceEdit[] {
  const isNamed =
    (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') && declaration.id;
  if (isNamed)
    return [{ start, end: declaration.start, text: '' }, insertion(source.length, `\n;${show}(${isNamed.name});`)];
  const keywords = /^export\s+default\b/.exec(source.slice(start))?.[0] ?? '';
  return [{ start, end: start + keywords.length, text: `;${show}(` }, insertion(beforeSemicolon(source, end), ')')];
}

function lastEdits(
  source: string,
  last: Statement | ModuleDeclaration,
  { show, showsDeclarations }: ResultOptions,
): SourceEdit[] {
  if (last.type === 'ExpressionStatement')
    return [insertion(last.start, `;${show}(`), insertion(beforeSemicolon(source, last.end), ')')];
  const name = showsDeclarations ? declaredName(last) : undefined;
  return name === undefined ? [] : [insertion(source.length, `\n;${show}(${name});`)];
}

const beforeSemicolon = (source: string, end: number): number => (source[end - 1] === ';' ? end - 1 : end);

function declaredName(node: Statement | ModuleDeclaration): string | undefined {
  const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
  if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration')
    return declaration.id?.name;
  if (declaration?.type !== 'VariableDeclaration') return undefined;
  const id = declaration.declarations.at(-1)?.id;
  return id?.type === 'Identifier' ? id.name : undefined;
}
