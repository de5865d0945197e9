import path from 'node:path';
import ts from 'typescript';

/** A file of the project's own code: its path from the project's root, with forward slashes. */
export type SourceFile = Readonly<{ file: string; text: string }>;

/** Code that readers or builds run: no tests, fixtures or style sheets. */
export const isProduction = (file: string): boolean =>
  /^(?:app|components|lib|scripts)\/.*\.(?:tsx?|mjs)$/.test(file) && !/\.test\.|\/fixtures\//.test(file);

export type Size = Readonly<{ name: string; lines: number }>;

const linesOf = ({ text }: SourceFile): number => text.split('\n').length - 1;

/** Files by their lines, the shortest first. */
export const fileSizes = (files: readonly SourceFile[]): Size[] =>
  files.map((each) => ({ name: each.file, lines: linesOf(each) })).sort((a, b) => a.lines - b.lines);

/** Rooms, such as `lib/mdx` and `components`, by name, with the lines of all their files. */
export function roomSizes(files: readonly SourceFile[]): Size[] {
  const rooms = new Map<string, number>();
  for (const each of files) {
    const [room = ''] = /^(?:lib\/[^/]+|[^/]+)/.exec(each.file) ?? [];
    rooms.set(room, (rooms.get(room) ?? 0) + linesOf(each));
  }
  return [...rooms].map(([name, lines]) => ({ name, lines })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Modules that are loaded with a file; those of which it takes types only are not. */
function importsOf({ file, text }: SourceFile): string[] {
  const names: string[] = [];
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest).forEachChild((node) => {
    const isLoaded =
      (ts.isImportDeclaration(node) && node.importClause?.isTypeOnly !== true) ||
      (ts.isExportDeclaration(node) && !node.isTypeOnly);
    if (isLoaded && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
      names.push(node.moduleSpecifier.text);
  });
  return names;
}

/** The file that a relative import, or one from the root (`@/`), means. */
function resolveImport(from: string, name: string, known: ReadonlySet<string>): string | undefined {
  if (!/^(?:\.|@\/)/.test(name)) return undefined;
  const target = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(from), name);
  return ['', '.ts', '.tsx', '.mjs', '/index.ts'].map((ending) => target + ending).find((file) => known.has(file));
}

/** Files that import each other in a circle: the way along the imports comes back to a file that it has passed. */
export function importCircles(files: readonly SourceFile[]): string[][] {
  const known = new Set(files.map(({ file }) => file));
  const unseen = new Map(files.map((each) => [each.file, each]));
  const circles: string[][] = [];
  const follow = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push(way.slice(way.indexOf(file)));
    const source = unseen.get(file);
    unseen.delete(file);
    for (const name of source ? importsOf(source) : []) {
      const imported = resolveImport(file, name, known);
      if (imported !== undefined) follow(imported, [...way, file]);
    }
  };
  for (const { file } of files) follow(file, []);
  return circles;
}
