import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Doc, Post } from '../content/types';
import type { PipelineContext } from '../mdx/context';
import { cacheFolder, hashOf } from '../mdx/disk-cache';
import type { CompiledPage } from '../mdx/compile-page';
import type { ProcessedPage } from '../mdx/types';
import compilePage, { type PageJob } from './compile-page';
import { contentVersion } from './content-version';
import type { Site } from './get-site';
import { onAllCores } from './on-all-cores';

/** A page with what the pipeline made of it. */
export type CheckedPage = Readonly<{
  page: Doc | Post;
  processed: ProcessedPage;
  /** Its JavaScript module; none where the page would not compile. */ code?: string;
}>;

/** Whether a mistake kept the whole text from being read: what the page lacks then, headings above all, is no mistake of its own. */
export const isUnread = ({ processed: { issues }, code }: CheckedPage): boolean =>
  code === undefined || issues.some(({ rule }) => rule === 'mdx-syntax');

/** Runs the pipeline over every page of the site, in the order of their files; unchanged pages come from the cache. */
export async function processContent(site: Site, context: PipelineContext): Promise<CheckedPage[]> {
  const pages = [...site.content.docs, ...site.content.posts].sort((a, b) => a.file.localeCompare(b.file));
  const version = contentVersion(site.config, context);
  const work = pages.map((page) => ({ page, job: jobOf(page, { context, version }) }));
  const missing = work.map(({ job }) => job).filter(({ kept }) => !existsSync(kept));
  // Long pages first, so that no thread is left with one at the end.
  missing.sort((a, b) => b.text.length - a.text.length);
  await onAllCores({ worker: 'compile-page', jobs: missing, here: compilePage });
  return work.map(({ page, job }) => ({ page, ...(JSON.parse(readFileSync(job.kept, 'utf8')) as CompiledPage) }));
}

type Settings = Readonly<{ context: PipelineContext; version: string }>;

function jobOf({ file, title, description }: Doc | Post, { context, version }: Settings): PageJob {
  const text = readFileSync(file, 'utf8');
  const kept = path.join(cacheFolder, 'pages', hashOf(file, text, title, description, version));
  return { file, text, title, description, context, kept };
}
