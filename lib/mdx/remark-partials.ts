import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path/posix';
import type { ImportDeclaration } from 'estree';
import type { Nodes, Root, RootContent } from 'mdast';
import { type PluggableList, type Processor, unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { compiledFile } from './compiled-file';
import { componentExports } from './component-exports';
import type {} from './file-data';
import { isJsx } from './jsx-attributes';
import { type Mistake, partialLines, positionOf, report } from './report';
import { isExternal } from '../config/address';
import { noteSource } from './sources';

/** Plugins to run on each partial separately, so that they see the partial's own text. */
type Options = Readonly<{ plugins: () => PluggableList }>;
type Import = Readonly<{
  /** Path from the project's root. */ target: string;
  statement: ImportDeclaration;
  isValid: boolean;
}> & { isUsed: boolean };

/** An import of a page or partial, whose text is put into the page. */
const isMarkdown = (source: string): boolean => /^\.\.?\/.*\.mdx?$/.test(source);

/** An import of a component, which stays an import of the compiled page. */
const isComponent = (source: string): boolean => /^\.\.?\/.*(?:\.client(?:\.tsx?)?|\.tsx)$/.test(source);

/** Puts the blocks of `_shared.mdx` in the place of `<Shared />`, where the page says `import Shared from './_shared.mdx'`. */
export function remarkPartials(this: Processor, { plugins }: Options) {
  const load = (file: VFile): Root => {
    const inner = unified().use(plugins());
    inner.parser = this.parser;
    return inner.runSync(inner.parse(file) as Root, file) as Root;
  };
  return (tree: Root, file: VFile): void => {
    const imports = takeImports(tree, file);
    visit(tree, (node, index, parent) => {
      if (!isJsx(node)) return undefined;
      const found = imports.get(node.name ?? '');
      if (!found || parent === undefined || index === undefined) return undefined;
      found.isUsed = true;
      const standsAlone = node.type === 'mdxJsxFlowElement' && node.children.length + node.attributes.length === 0;
      if (found.isValid && !standsAlone) report(file, { ...notAlone(node.name ?? ''), place: node });
      const isShown = found.isValid && standsAlone;
      const blocks = isShown ? include(found.target, file, load) : [];
      parent.children.splice(index, 1, ...(blocks as typeof parent.children));
      return [SKIP, index + blocks.length];
    });
    for (const [name, { statement, isValid, isUsed }] of imports)
      if (isValid && !isUsed) report(file, { ...unused(name), place: positionOf(statement) });
  };
}

/** Removes the imports of partials from the tree and returns them by local name; reports wrong ones. Imports of components stay, with paths relative to the compiled page. */
function takeImports(tree: Root, file: VFile): Map<string, Import> {
  const imports = new Map<string, Import>();
  const compiled = path.dirname(compiledFile(file.data.includedBy?.[0] ?? file.path));
  for (const node of tree.children) {
    const program = node.type === 'mdxjsEsm' ? node.data?.estree : undefined;
    if (!program) continue;
    program.body = program.body.filter((statement) => {
      if (statement.type !== 'ImportDeclaration') return true;
      const source = String(statement.source.value);
      const target = path.join(path.dirname(file.path), source);
      const mistake = importMistake(statement, target, file);
      if (mistake) report(file, { ...mistake, place: positionOf(statement) });
      const isKept = !mistake && isComponent(source);
      if (isKept) statement.source = { type: 'Literal', value: path.relative(compiled, target) };
      else
        for (const { local } of statement.specifiers)
          imports.set(local.name, { target, statement, isValid: !mistake, isUsed: false });
      return isKept;
    });
  }
  tree.children = tree.children.filter((node) => node.type !== 'mdxjsEsm' || node.data?.estree?.body.length !== 0);
  return imports;
}

function importMistake(statement: ImportDeclaration, target: string, file: VFile): Mistake | undefined {
  const source = String(statement.source.value);
  if (isComponent(source)) return componentMistake(statement, target);
  if (!isMarkdown(source))
    return partialMistake(
      `"${source}" cannot be imported into a page.`,
      'Import a partial (./_shared.mdx) or a component (./name.client.tsx).',
    );
  if (!path.basename(source).startsWith('_'))
    return partialMistake(
      `"${source}" is a page, not a partial.`,
      'Link to it; or begin the name of a file that pages share with "_".',
    );
  noteSource(target);
  if (!existsSync(target))
    return partialMistake(`The partial "${source}" does not exist.`, `Put it at ${target}, or correct the path.`);
  if (![...(file.data.includedBy ?? []), file.path].includes(target)) return undefined;
  return partialMistake(`The partial "${source}" includes itself.`, 'Delete this import, or the one in the partial.');
}

function include(partial: string, file: VFile, load: (file: VFile) => Root): RootContent[] {
  const { partials = [], includedBy = [] } = file.data;
  if (!partials.includes(partial)) partials.push(partial);
  const value = readFileSync(partial, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const data = { ...file.data, includedBy: [...includedBy, file.path] };
  const tree = load(new VFile({ path: partial, value, data }));
  visit(tree, (node) => {
    offsetLines(node, partials.indexOf(partial) + 1);
    relocateAddress(node, { from: partial, to: file.path });
  });
  return tree.children.filter(({ type }) => type !== 'yaml');
}

function offsetLines({ position }: Nodes, number: number): void {
  for (const point of position ? [position.start, position.end] : [])
    if (point.line < partialLines) point.line += number * partialLines;
}

type Relocation = Readonly<{ from: string; to: string }>;

/** Addresses in a partial are relative to the partial, not to the page. */
function relocateAddress(node: Nodes, move: Relocation): void {
  if (node.type === 'link' || node.type === 'image') node.url = relocated(node.url, move);
  if (!isJsx(node)) return;
  for (const attribute of node.attributes)
    if (attribute.type === 'mdxJsxAttribute' && /^(?:href|src)$/.test(attribute.name))
      if (typeof attribute.value === 'string') attribute.value = relocated(attribute.value, move);
}

function relocated(address: string, { from, to }: Relocation): string {
  if (/^(?:[#/?]|$)/.test(address) || isExternal(address)) return address;
  return path.relative(path.dirname(to), path.join(path.dirname(from), address));
}

const partialMistake = (message: string, hint: string): Mistake => ({ rule: 'partial', message, hint });

const notAlone = (name: string): Mistake =>
  partialMistake(
    `<${name} /> must stand alone on its line, without attributes.`,
    `Write <${name} /> with an empty line above and below.`,
  );

const unused = (name: string): Mistake =>
  partialMistake(
    `The partial "${name}" is imported but not used.`,
    `Write <${name} /> where its text belongs, or delete the import.`,
  );

function componentMistake({ source, specifiers }: ImportDeclaration, target: string): Mistake | undefined {
  const written = String(source.value);
  const candidates = ['', '.tsx', '.ts'].map((ending) => target + ending);
  candidates.forEach(noteSource);
  const component = candidates.find((file) => existsSync(file));
  if (component === undefined)
    return partialMistake(
      `The component "${written}" does not exist.`,
      `Put it at ${target.replace(/(\.tsx?)?$/, '.tsx')}, or correct the path.`,
    );
  // A lowercase name is not a component tag, and may clash with a name in the compiled page.
  const lowercaseName = specifiers.find(({ local }) => !/^[A-Z]/.test(local.name))?.local.name;
  if (lowercaseName !== undefined)
    return partialMistake(
      `"${lowercaseName}" is not a name of a component.`,
      'Begin it with a capital letter: { name as Name }.',
    );
  const exported = componentExports(component);
  const missingName = specifiers.map(importedName).find((name) => name && exported?.includes(name) === false);
  if (missingName === undefined) return undefined;
  const hint = `Import one of: ${exported?.join(', ')}.`;
  return partialMistake(`The component "${written}" exports no "${missingName}".`, hint);
}

/** The export that a specifier imports; `undefined` for `* as name`. */
function importedName(specifier: ImportDeclaration['specifiers'][number]): string | undefined {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return undefined;
  return specifier.imported.type === 'Identifier' ? specifier.imported.name : String(specifier.imported.value);
}
