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
