import { createProcessor } from '@mdx-js/mdx';
import type { Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import type { Processor } from 'unified';
import { VFile } from 'vfile';
import { issuesFromVFile } from '../errors/from-vfile';
import { readContentImage } from './content-image';
import type { PipelineContext } from './context';
import { isMdx } from './format';
import { modulePlugins, rehypePlugins, remarkPlugins, syntaxPlugins } from './pipeline';
import { isExternal, resolveLink } from './resolve-link';
import { toStaticHtml } from './static-fallback';
import { toMarkdown } from './to-markdown';
import type { ProcessedPage } from './types';

/** A page to process. */
export type PageInput = Readonly<{
  /** Path from the project's root. */
  file: string;
  /** Whole text, front matter included. */
  text: string;
  title: string;
  description: string;
  context: PipelineContext;
  /** Absolute address of a route or public path. */
  absolute: (route: string) => string;
}>;

type Trees = { mdast: MdastRoot; hast: HastRoot };

/** Runs the pipeline of the bundler's loader over a page, up to the point where JavaScript would be written, and gives what search, feeds, checks and the Markdown twin need; mistakes are in its `issues`. */
export async function processPage(input: PageInput): Promise<ProcessedPage> {
  const file = new VFile({ path: input.file, value: input.text });
  const { mdast, hast } = await run(file, input.context);
  const {
    toc = [],
    sections = [],
    links = [],
    ids = [],
    assets = [],
    hasLiveCode = false,
    excerptHtml = '',
    fences = [],
  } = file.data;
  const address = (written: string, kind: 'link' | 'image'): string => absoluteAddress({ written, kind, input });
  return {
    file: input.file,
    ...{ toc, sections, links, ids, assets, hasLiveCode, excerptHtml, fences },
    html: toStaticHtml(hast.children, input.text),
    markdown: toMarkdown(mdast, { title: input.title, description: input.description, fences, address }),
    issues: issuesFromVFile(file, input.file),
  };
}

/** `createProcessor` is what the loader uses, so the order of all plugins is the loader's; its last step finds what would not compile. */
async function run(file: VFile, context: PipelineContext): Promise<Trees> {
  const trees: Trees = { mdast: { type: 'root', children: [] }, hast: { type: 'root', children: [] } };
  const keep =
    (name: keyof Trees) =>
    () =>
    (tree: MdastRoot | HastRoot): void => {
      Object.assign(trees, { [name]: tree });
    };
  const processor = createProcessor({
    format: isMdx(file) ? 'mdx' : 'md',
    remarkPlugins: [...syntaxPlugins, ...remarkPlugins(context), keep('mdast')],
    rehypePlugins: [...rehypePlugins(context), ...modulePlugins, keep('hast')],
    // Its type says that it runs over JavaScript; it runs over Markdown.
  }) as unknown as Processor;
  try {
    await processor.run(processor.parse(file), file);
  } catch (error) {
    if (!isFault(error)) throw error;
    error.note = 'Mend or remove the code at this place.';
    if (!file.messages.includes(error)) file.messages.push(error);
  }
  return trees;
}

/** A mistake that a step of the compiler throws; anything else thrown is a fault of the pipeline. */
const isFault = (error: unknown): error is VFile['messages'][number] => error instanceof Error && 'reason' in error;

type Address = Readonly<{ written: string; kind: 'link' | 'image'; input: PageInput }>;

function absoluteAddress({ written, kind, input }: Address): string {
  const { file, context, absolute } = input;
  if (isExternal(written)) return written;
  if (kind === 'image') {
    const image = readContentImage(written, { file, context });
    return 'problem' in image ? written : absolute(image.href);
  }
  const { href = written } = resolveLink(written, { file, context });
  if (href.startsWith('#')) return absolute(context.routeOfFile[file] ?? '/') + href;
  return href.startsWith('/') ? absolute(href) : href;
}
