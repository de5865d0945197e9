import { createProcessor } from '@mdx-js/mdx';
import type { Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import rehypeRaw from 'rehype-raw';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { PluggableList, Processor } from 'unified';
import type { VFile } from 'vfile';
import type { PipelineContext } from './context';
import { rehypeCode } from '../code/rehype-code';
import { rehypeExcerpt } from './rehype-excerpt';
import { rehypeHeadingAnchors } from './rehype-heading-anchors';
import { rehypeHeadingIds } from './rehype-heading-ids';
import { rehypeHeadingRules } from './rehype-heading-rules';
import { rehypeImages } from './rehype-images';
import { rehypeInlineCode } from './rehype-inline-code';
import { rehypeLinks } from './rehype-links';
import { rehypeMarkupRules } from './rehype-markup-rules';
import { rehypeMermaid } from '../diagrams/rehype-mermaid';
import { rehypeMovedIds } from './rehype-moved-ids';
import { rehypeNames } from './rehype-names';
import { rehypePageIds } from './rehype-page-ids';
import { rehypeSections } from './rehype-sections';
import { rehypeStaticHtml } from './rehype-static-html';
import { rehypeStaticJsx } from './rehype-static-jsx';
import { rehypeSymptoms } from './rehype-symptoms';
import { rehypeTables } from './rehype-tables';
import { rehypeToc } from './rehype-toc';
import { remarkAdmonitions } from './remark-admonitions';
import { remarkComments } from './remark-comments';
import { remarkDataTables } from '../data-tables/remark-data-tables';
import { remarkFormulas } from './remark-formulas';
import { remarkFences } from '../code/remark-fences';
import { remarkHeadingIds } from './remark-heading-ids';
import { remarkOpenBlocks } from './remark-open-blocks';
import { remarkOpenTags } from './remark-open-tags';
import { remarkPartials } from './remark-partials';
import { remarkRawMarkup } from './remark-raw-markup';
import { remarkReferences } from './remark-references';
import { remarkSyntax } from './remark-syntax';
import { remarkTableRows } from './remark-table-rows';
import { remarkTabs } from './remark-tabs';
import { remarkTerms } from './remark-terms';
import { remarkValues } from './remark-values';
import type { MdxModuleExports } from './types';

/** Plugins on the Markdown tree that a page and each of its partials go through by themselves, in order. */
const textPlugins = (context: PipelineContext): PluggableList => [
  // Comments go first: what is left out must not be checked or counted.
  remarkComments,
  // Before data is printed into the page: only what is written in it is judged.
  [remarkTerms, { terms: context.terms }],
  remarkFormulas,
  remarkReferences,
  remarkTableRows,
  remarkHeadingIds,
  // What is left of an id by now is none.
  remarkRawMarkup,
  remarkOpenBlocks,
  remarkOpenTags,
  remarkAdmonitions,
  // After what reads the text as it is written, before what reads attributes.
  remarkValues,
  // After admonitions, which may hold tabs; either finds the other inside itself.
  remarkTabs,
  // Tables of data are Markdown tables from here on.
  remarkDataTables,
  // Last: what it puts in has been through all of this.
  [remarkPartials, { plugins: () => textPlugins(context) }],
];

/** Plugins on the HTML tree that every consumer (site, search, feeds, checks) needs, in order. */
const rehypePlugins = (context: PipelineContext): PluggableList => [
  // Raw HTML and plain JSX become elements before anything looks at elements.
  rehypeHtml,
  rehypeStaticJsx,
  // The rules look at what authors wrote, so they stand before all that adds markup.
  rehypeMarkupRules,
  rehypeHeadingRules,
  rehypeHeadingIds,
  [rehypeLinks, { context }],
  [rehypeImages, { context }],
  rehypeNames,
  rehypeTables,
  [rehypeInlineCode, { variables: context.readerVariables }],
  // Contents and search read headings before anchors, and code before colors, are put into them.
  rehypeToc,
  rehypeSections,
  [rehypeSymptoms, { context }],
  // After contents and search, which shall not know them.
  [rehypeMovedIds, { context }],
  rehypeHeadingAnchors,
  // From here on the tree holds finished markup as strings.
  rehypeMermaid,
  [rehypeCode, { variables: context.readerVariables }],
  // The excerpt is cut out of the finished page.
  rehypeExcerpt,
  rehypePageIds,
  // Last: it leaves strings for the bundler.
  rehypeStaticHtml,
];

/** MDX has no raw HTML, so only plain Markdown pays for a second parser. */
function rehypeHtml() {
  const parse = rehypeRaw();
  return (tree: HastRoot, file: VFile): HastRoot => (file.extname === '.mdx' ? tree : (parse(tree, file) as HastRoot));
}

/** Runs the pipeline over a page and gives its trees, and its code as a JavaScript module; all else is left in the file's data. */
export async function runPipeline(file: VFile, context: PipelineContext) {
  let mdast: MdastRoot = { type: 'root', children: [] };
  let hast: HastRoot = { type: 'root', children: [] };
  const processor = createProcessor({
    format: file.extname === '.mdx' ? 'mdx' : 'md',
    remarkPlugins: [
      // These change how text is parsed. The last wraps the parser, and what it adds must be tried before JSX.
      remarkFrontmatter,
      remarkGfm,
      remarkSyntax,
      ...textPlugins(context),
      // After all that moves blocks, so that fences are numbered in the order they are shown in.
      remarkFences,
      () => (tree: MdastRoot) => {
        mdast = tree;
      },
    ],
    // The heading of footnotes is shown, and the prefix that guards ids against foreign markup is not needed: content is none.
    remarkRehypeOptions: { clobberPrefix: '', footnoteLabelProperties: { className: ['footnotes-title'] } },
    rehypePlugins: [
      ...rehypePlugins(context),
      () => (tree: HastRoot) => {
        hast = tree;
      },
    ],
    // Its type says that it runs over JavaScript; it runs over Markdown.
  }) as unknown as Processor;
  const code = String(await processor.process(file));
  return { code: code + moduleExports(file), mdast, hast };
}

/** What the module of a page exports beside its component, as code. */
function moduleExports({ data: { toc = [], excerptHtml = '', variables = [] } }: VFile): string {
  const values: MdxModuleExports = { toc, excerptHtml, variables };
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}
