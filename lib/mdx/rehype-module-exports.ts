import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import type {} from './file-data';
import type {} from './nodes';
import type { MdxModuleExports } from './types';

/** Adds the exports of `MdxModuleExports` to the module a page compiles to. */
export function rehypeModuleExports() {
  return (tree: Root, file: VFile): void => {
    const { toc = [], excerptHtml = '', variables = [] } = file.data;
    const values: MdxModuleExports = { toc, excerptHtml, variables };
    tree.children.unshift(...Object.entries(values).map(([name, value]) => exportConst(name, value)));
  };
}

function exportConst(name: string, value: unknown): Extract<RootContent, { type: 'mdxjsEsm' }> {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ExportNamedDeclaration',
            specifiers: [],
            attributes: [],
            source: null,
            declaration: {
              type: 'VariableDeclaration',
              kind: 'const',
              declarations: [
                { type: 'VariableDeclarator', id: { type: 'Identifier', name }, init: valueToEstree(value) },
              ],
            },
          },
        ],
      },
    },
  };
}
