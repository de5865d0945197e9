import path from 'node:path';
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { compiledFile } from './compiled-file';
import { projectPath } from './context';

/** Lets relative imports of a page still find their modules from the folder in which the compiled page stands. */
export function rehypeImportPaths() {
  return (tree: Root, file: VFile): void => {
    const page = projectPath(file);
    const from = path.posix.dirname(compiledFile(page));
    for (const node of tree.children) {
      if (node.type !== 'mdxjsEsm') continue;
      for (const statement of node.data?.estree?.body ?? []) {
        if (statement.type !== 'ImportDeclaration' || !String(statement.source.value).startsWith('.')) continue;
        const target = path.posix.join(path.posix.dirname(page), String(statement.source.value));
        statement.source = { type: 'Literal', value: path.posix.relative(from, target) };
      }
    }
  };
}
