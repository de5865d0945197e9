import { parse } from 'acorn';
import type { Program } from 'estree';
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
  const code = `export const ${name} = ${JSON.stringify(value)};`;
  const estree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Program;
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}
