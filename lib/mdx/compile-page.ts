import { VFile } from 'vfile';
import { issuesFromVFile } from '../errors/from-vfile';
import { readContentImage } from './content-image';
import type { PipelineContext } from './context';
import { isExternal } from '../config/address';
import { resolveLink } from './resolve-link';
import { runPipeline } from './run-pipeline';
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

/** A page for search, feeds, checks and its Markdown twin, and its code for the site itself; none where the page would not compile. */
export type CompiledPage = Readonly<{ processed: ProcessedPage; code?: string }>;

/** Runs the pipeline over a page; mistakes are in its `issues`. */
export async function compilePage(input: PageInput): Promise<CompiledPage> {
  const file = new VFile({ path: input.file, value: input.text });
  const { mdast, hast, code, fault } = await runPipeline(file, input.context);
  if (fault) addFault(file, fault);
  const {
    toc = [],
    sections = [],
    symptoms = [],
    links = [],
    ids = [],
    assets = [],
    hasLiveCode = false,
    excerptHtml = '',
    fences = [],
  } = file.data;
  const address = (written: string, kind: 'link' | 'image'): string => absoluteAddress({ written, kind, input });
  const processed = {
    file: input.file,
    ...{ toc, sections, symptoms, links, ids, assets, hasLiveCode, excerptHtml, fences },
    html: toStaticHtml(hast.children, input.text),
    markdown: toMarkdown(mdast, { title: input.title, description: input.description, fences, address }),
    issues: issuesFromVFile(file, input.file),
  };
  return fault ? { processed } : { processed, code };
}

function addFault(file: VFile, fault: VFile['messages'][number]): void {
  fault.note = 'Mend or remove the code at this place.';
  if (!file.messages.includes(fault)) file.messages.push(fault);
}

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
