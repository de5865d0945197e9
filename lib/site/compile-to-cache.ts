import { site as config } from '../config/site';
import { absoluteUrl } from '../config/routes';
import { codeFile } from '../mdx/code-file.mjs';
import type { PipelineContext } from '../mdx/context';
import { keepBytes } from '../mdx/disk-cache';
import { compilePage } from '../mdx/process-page';

/** A page whose results are not in the cache yet. */
export type PageJob = Readonly<{
  file: string;
  text: string;
  title: string;
  description: string;
  /** Where its results go. */ kept: string;
}>;

export type CompileSettings = Readonly<{ context: PipelineContext; version: string }>;

/** Compiles a page and leaves in the cache its code and, last, what everybody else does. */
export async function compileToCache(job: PageJob, { context, version }: CompileSettings): Promise<void> {
  const { file, text, title, description, kept } = job;
  const absolute = (route: string): string => absoluteUrl(config, route);
  const { processed, code } = await compilePage({ file, text, title, description, context, absolute });
  if (code !== undefined) keepBytes(codeFile({ file, text, version }), code);
  keepBytes(kept, JSON.stringify(processed));
}
