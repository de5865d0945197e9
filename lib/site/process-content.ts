import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Doc, Post } from '../content/types';
import type { PipelineContext } from '../mdx/context';
import { cacheFolder, hashOf } from '../mdx/disk-cache';
import type { ProcessedPage } from '../mdx/types';
import type { CompileSettings, PageJob } from './compile-to-cache';
import { contentVersion } from './content-version';
import type { Site } from './get-site';
import { doJobs, halfOfTheCores } from './share-work';

/** A page with what the pipeline made of it. */
export type CheckedPage = Readonly<{ page: Doc | Post; processed: ProcessedPage }>;

const pageCache = path.join(cacheFolder, 'pages');

function jobOf({ file, title, description }: Doc | Post, version: string): PageJob {
  const text = readFileSync(file, 'utf8');
  return {
    file,
    text,
    title,
    description,
    kept: path.join(pageCache, hashOf(file, text, title, description, version)),
  };
}

async function compileAll(jobs: readonly PageJob[], settings: CompileSettings): Promise<void> {
  // Long pages first, so that no thread is left with one at the end.
  const longestFirst = [...jobs].sort((a, b) => b.text.length - a.text.length);
  const entry = 'lib/site/compile-pages.worker.ts';
  const load = async () => (await import('./compile-to-cache')).compileToCache;
  await doJobs({ entry, load, cores: halfOfTheCores() }, longestFirst, settings);
}

/** Runs the pipeline over every page of the site, in the order of their files; unchanged pages come from the cache. */
export async function processContent(site: Site, context: PipelineContext): Promise<CheckedPage[]> {
  const pages = [...site.content.docs, ...site.content.posts].sort((a, b) => a.file.localeCompare(b.file));
  const version = contentVersion(site.config, context);
  const work = pages.map((page) => ({ page, job: jobOf(page, version) }));
  const missing = work.map(({ job }) => job).filter(({ kept }) => !existsSync(kept));
  await compileAll(missing, { context, version });
  return work.map(({ page, job }) => ({
    page,
    processed: JSON.parse(readFileSync(job.kept, 'utf8')) as ProcessedPage,
  }));
}
