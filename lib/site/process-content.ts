import { readFileSync } from 'node:fs';
import path from 'node:path';
import { absoluteUrl } from '../config/routes';
import type { Doc, Post } from '../content/types';
import type { PipelineContext } from '../mdx/context';
import { cachedText, cacheFolder } from '../mdx/disk-cache';
import { processPage } from '../mdx/process-page';
import type { ProcessedPage } from '../mdx/types';
import { contentVersion } from './content-version';
import type { Site } from './get-site';

/** A page with what the pipeline made of it. */
export type CheckedPage = Readonly<{ page: Doc | Post; processed: ProcessedPage }>;

const pageCache = path.join(cacheFolder, 'pages');

type PageJob = Readonly<{ page: Doc | Post; site: Site; context: PipelineContext; version: string }>;

async function processOne({ page, site, context, version }: PageJob): Promise<ProcessedPage> {
  const text = readFileSync(page.file, 'utf8');
  const key = [page.file, text, version];
  const json = await cachedText(pageCache, key, async () =>
    JSON.stringify(
      await processPage({
        file: page.file,
        text,
        context,
        title: page.title,
        description: page.description,
        absolute: (route) => absoluteUrl(site.config, route),
      }),
    ),
  );
  return JSON.parse(json) as ProcessedPage;
}

/** Runs the pipeline over every page of the site, in the order of their files; unchanged pages come from the cache. */
export async function processContent(site: Site, context: PipelineContext): Promise<CheckedPage[]> {
  const pages = [...site.content.docs, ...site.content.posts].sort((a, b) => a.file.localeCompare(b.file));
  const version = contentVersion(site.config, context);
  const results: CheckedPage[] = [];
  for (const page of pages) results.push({ page, processed: await processOne({ page, site, context, version }) });
  return results;
}
