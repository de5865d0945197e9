import { createProcessor } from '@mdx-js/mdx';
import type { Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import type { PipelineContext } from './context';
import { modulePlugins, rehypePlugins, remarkPlugins, syntaxPlugins } from './pipeline';

/** What the pipeline makes of a page, besides what it leaves in the file's data and messages. */
export type PipelineResult = Readonly<{
  mdast: MdastRoot;
  hast: HastRoot;
  /** The page as a JavaScript module. */
  code: string;
}>;

/** Runs the pipeline over a page. */
export async function runPipeline(file: VFile, context: PipelineContext): Promise<PipelineResult> {
  let mdast: MdastRoot = { type: 'root', children: [] };
  let hast: HastRoot = { type: 'root', children: [] };
  const processor = createProcessor({
    format: file.extname === '.mdx' ? 'mdx' : 'md',
    remarkPlugins: [
      ...syntaxPlugins,
      ...remarkPlugins(context),
      () => (tree: MdastRoot) => {
        mdast = tree;
      },
    ],
    rehypePlugins: [
      ...rehypePlugins(context),
      ...modulePlugins,
      () => (tree: HastRoot) => {
        hast = tree;
      },
    ],
    // Its type says that it runs over JavaScript; it runs over Markdown.
  }) as unknown as Processor;
  return { code: String(await processor.process(file)), mdast, hast };
}
