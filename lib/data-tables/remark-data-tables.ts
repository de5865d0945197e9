import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { suggestName } from '../errors/nearest-name';
import { type DataComponent, dataComponents } from './data-components';
import { type BlockResult, pageMistake } from './block-result';
import { attributesOf, isJsx } from '../mdx/jsx-attributes';
import type { MdastJsx } from '../mdx/nodes';
import { report } from '../mdx/report';

/** Folder with `helm-values`, `schemas` and `images.yaml`, from the project's root; default: `content/data`. */
type Options = Readonly<{ dataFolder?: string }>;

/** Turns `<HelmValues chart/>`, `<SchemaFields schema path/>` and `<ImageList/>` into Markdown tables and code made from data files, before links, search and twins look at the page. */
export function remarkDataTables({ dataFolder = 'content/data' }: Options = {}) {
  return (tree: Root, file: VFile): void => {
    const components = dataComponents(dataFolder);
    visit(tree, (node, index, parent) => {
      const name = isJsx(node) ? (node.name ?? '') : '';
      const component = components[name];
      if (!isJsx(node) || component === undefined || parent === undefined || index === undefined) return;
      const { block, mistake, issues } = fromElement(node, name, component);
      if (mistake) report(file, { rule: 'data-table', ...mistake, place: node });
      for (const { line = 1, column = 1, ...issue } of issues) report(file, { ...issue, place: { line, column } });
      // If the data is wrong, the page shows the component's name as text; nothing could render the component itself.
      parent.children[index] = { ...(block ?? { type: 'text', value: `<${name} />` }), position: node.position };
    });
  };
}

function fromElement(node: MdastJsx, name: string, component: DataComponent): BlockResult {
  if (node.type === 'mdxJsxFlowElement' && node.children.length === 0) return fromAttributes(node, name, component);
  return pageMistake(
    `<${name} /> must stand alone on its line.`,
    `Write ${component.example} with an empty line above and below.`,
  );
}

function fromAttributes(node: MdastJsx, name: string, { attributes: known, buildBlock }: DataComponent): BlockResult {
  const values: Record<string, string> = {};
  const [needed] = known;
  for (const [key, value] of attributesOf(node)) {
    if (!known.includes(key))
      return pageMistake(
        `<${name} /> has no attribute "${key}".`,
        suggestName(key, known, known.length === 0 ? 'Delete it.' : undefined),
      );
    if (typeof value !== 'string')
      return pageMistake(`The attribute "${key}" must be text in quotes.`, `Write ${key}="…".`);
    values[key] = value;
  }
  return needed === undefined || values[needed]
    ? buildBlock(values)
    : pageMistake(`<${name} /> does not say which ${needed} it shows.`, `Add ${needed}="…".`);
}
