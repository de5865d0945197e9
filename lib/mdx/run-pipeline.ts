import { createProcessor } from '@mdx-js/mdx';
import type { Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import type { PipelineContext } from './context';
import { isMdx } from './format';
import { modulePlugins, rehypePlugins, remarkPlugins, syntaxPlugins } from './pipeline';

/** What the pipeline makes of a page, besides what it leaves in the file's data and messages. */
export type PipelineResult = Readonly<{
  mdast: MdastRoot;
  hast: HastRoot;
  /** The tree that the bundler's loader writes JavaScript from, as JSON; `''` where a mistake stopped the pipeline before. */
  finished: string;
  /** A mistake that a step of the compiler threw. */
  fault?: VFile['messages'][number];
}>;

/** Places are of use to the pipeline only, and most of a tree. */
const isPlace = (key: string, value: unknown): boolean =>
  key === 'position' && typeof value === 'object' && value !== null && 'start' in value;

/** A big number in the page's code is printed from its source, and JSON knows none. */
const toJson = (tree: HastRoot): string =>
  JSON.stringify(tree, (key, value: unknown) => (isPlace(key, value) || typeof value === 'bigint' ? undefined : value));

/** Runs the pipeline over a page with the compiler of the loader, whose last step, the JavaScript, finds what would not compile. */
export async function runPipeline(file: VFile, context: PipelineContext): Promise<PipelineResult> {
  let mdast: MdastRoot = { type: 'root', children: [] };
  let hast: HastRoot = { type: 'root', children: [] };
  let finished = '';
  const processor = createProcessor({
    format: isMdx(file) ? 'mdx' : 'md',
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
        // Now: what follows changes the code in the tree.
        finished = toJson(tree);
      },
    ],
    // Its type says that it runs over JavaScript; it runs over Markdown.
  }) as unknown as Processor;
  try {
    await processor.run(processor.parse(file), file);
    return { mdast, hast, finished };
  } catch (error) {
    if (!isFault(error)) throw error;
    return { mdast, hast, finished, fault: error };
  }
}

/** A mistake that a step of the compiler throws; anything else thrown is a fault of the pipeline. */
const isFault = (error: unknown): error is VFile['messages'][number] => error instanceof Error && 'reason' in error;
