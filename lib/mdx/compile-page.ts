import { VFile } from 'vfile';
import type { Doc } from '../content/types';
import { readContentImage } from './content-image';
import type { PipelineContext } from './context';
import { isExternal } from '../config/address';
import { resolveLink } from './resolve-link';
import { runPipeline } from './pipeline';
import { toStaticHtml } from './static-fallback';
import { toMarkdown, type TwinOptions } from './to-markdown';
import type { PageData, ProcessedPage } from './types';

/** What the pipeline must know about a page, apart from its text. */
export type PageSettings = Pick<
  Doc,
  'file' | 'title' | 'description' | 'tocMinHeadingLevel' | 'tocMaxHeadingLevel' | 'hideTitle'
>;

type PageInput = Readonly<{
  page: PageSettings;
  /** Whole text, front matter included. */
  text: string;
  context: PipelineContext;
  /** Absolute address of a route or public path. */
  absolute: (route: string) => string;
}>;

/** `processed` is for search, feeds, checks and the Markdown twin; `code` is the page's JavaScript module. */
export type CompiledPage = Readonly<{ processed: ProcessedPage; code: string }>;

/** Runs the pipeline over a page; mistakes end up in `processed.issues`. */
export async function compilePage(input: PageInput): Promise<CompiledPage> {
  const { page, text, context } = input;
  const data = { page, hasLiveCode: false, excerptHtml: '', issues: [], partials: [], tabs: { count: 0 } };
  const file = new VFile({ path: page.file, value: text, data });
  const { mdast, hast, code } = await runPipeline(file, context);
  const { toc, sections, symptoms, links, ids, assets, hasLiveCode, excerptHtml, fences, issues } =
    file.data as PageData;
  const processed = {
    ...{ file: page.file, toc, sections, symptoms, links, ids, assets, hasLiveCode, excerptHtml, fences, issues },
    html: toStaticHtml(hast.children),
    markdown: toMarkdown(mdast, { ...page, fences, address: addressOf(input) }),
  };
  return { processed, code };
}

/** Returns a function that makes the address of a link or picture absolute. */
const addressOf =
  ({ page: { file }, context, absolute }: PageInput): TwinOptions['address'] =>
  (written, kind) => {
    if (isExternal(written)) return written;
    if (kind === 'image') {
      const image = readContentImage(written, { file, context });
      return 'problem' in image ? written : absolute(image.href);
    }
    const { href = written } = resolveLink(written, { file, context });
    if (href.startsWith('#')) return absolute(context.routeOfFile[file] ?? '/') + href;
    return href.startsWith('/') ? absolute(href) : href;
  };
