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

/** Plugins on the Markdown tree, in order; a page and each of its partials run through them separately. */
const textPlugins = (context: PipelineContext): PluggableList => [
  // First, remove comments: their text must not be checked or counted.
  remarkComments,
  // Before data tables are added: only the author's own text is checked.
  [remarkTerms, { terms: context.terms }],
  remarkFormulas,
  remarkReferences,
  remarkTableRows,
  remarkHeadingIds,
  // Any `{#id}` still in the text is malformed.
  remarkRawMarkup,
  remarkOpenBlocks,
  remarkOpenTags,
  remarkAdmonitions,
  // After plugins that read the text as written, before plugins that read attributes.
  remarkValues,
  // After admonitions, which may hold tabs; tabs may also hold admonitions.
  remarkTabs,
  // Tables of data are Markdown tables from here on.
  remarkDataTables,
  // Last: the partials it inserts have run through all of these.
  [remarkPartials, { plugins: () => textPlugins(context) }],
];

/** Plugins on the HTML tree that every consumer (site, search, feeds, checks) needs, in order. */
const rehypePlugins = (context: PipelineContext): PluggableList => [
  // Raw HTML and plain JSX become elements before anything looks at elements.
  rehypeHtml,
  rehypeStaticJsx,
  // The rules check what authors wrote, so they run before plugins that add markup.
  rehypeMarkupRules,
  rehypeHeadingRules,
  rehypeHeadingIds,
  [rehypeLinks, { context }],
  [rehypeImages, { context }],
  rehypeNames,
  rehypeTables,
  [rehypeInlineCode, { variables: context.readerVariables }],
  // The table of contents and search read headings before anchors, and code before colors, are added.
  rehypeToc,
  rehypeSections,
  [rehypeSymptoms, { context }],
  // After the table of contents and search, which must not list them.
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

/** Runs the pipeline over a page; returns its Markdown and HTML trees and its JavaScript module, and leaves everything else in `file.data`. */
export async function runPipeline(file: VFile, context: PipelineContext) {
  let mdast: MdastRoot = { type: 'root', children: [] };
  let hast: HastRoot = { type: 'root', children: [] };
  const processor = createProcessor({
    format: file.extname === '.mdx' ? 'mdx' : 'md',
    remarkPlugins: [
      // These change the parser. `remarkSyntax` is last: it wraps the parser, and its syntax must be tried before JSX.
      remarkFrontmatter,
      remarkGfm,
      remarkSyntax,
      ...textPlugins(context),
      // After every plugin that moves blocks: fences are numbered in the order they are shown.
      remarkFences,
      () => (tree: MdastRoot) => {
        mdast = tree;
      },
    ],
    // The heading of the footnotes stays visible. Ids need no prefix, which protects a page from untrusted markup: content is trusted.
    remarkRehypeOptions: { clobberPrefix: '', footnoteLabelProperties: { className: ['footnotes-title'] } },
    rehypePlugins: [
      ...rehypePlugins(context),
      () => (tree: HastRoot) => {
        hast = tree;
      },
    ],
    // Its type claims a JavaScript tree, but the processor parses Markdown.
  }) as unknown as Processor;
  const code = String(await processor.process(file));
  return { code: code + moduleExports(file), mdast, hast };
}

/** Source code of a page module's exports apart from its component. */
function moduleExports({ data: { toc = [], excerptHtml = '', variables = [] } }: VFile): string {
  const values: MdxModuleExports = { toc, excerptHtml, variables };
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}
