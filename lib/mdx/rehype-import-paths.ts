import path from 'node:path/posix';
import type { Root } from 'hast';
import type { VFile } from 'vfile';

/** Where the JavaScript module of a page stands for the bundler, by the page's own path; both from the project's root. */
export const compiledFile = (file: string): string => `.generated/${file}.js`;

/** Lets relative imports of a page still find their modules from the folder in which the compiled page stands. */
export function rehypeImportPaths() {
  return (tree: Root, file: VFile): void => {
    const from = path.dirname(compiledFile(file.path));
    for (const node of tree.children) {
      if (node.type !== 'mdxjsEsm') continue;
      for (const statement of node.data?.estree?.body ?? []) {
        if (statement.type !== 'ImportDeclaration' || !String(statement.source.value).startsWith('.')) continue;
        const target = path.join(path.dirname(file.path), String(statement.source.value));
        statement.source = { type: 'Literal', value: path.relative(from, target) };
      }
    }
  };
}
