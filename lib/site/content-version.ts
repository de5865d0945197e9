import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../config/site-schema';
import type { PipelineContext } from '../mdx/context';
import { hashOf, pipelineVersion } from '../mdx/disk-cache';
import { listFilesBelow } from './list-files-below';

/** Files that pages print: values, schemas, partials, pictures beside the pages; not the pages themselves, and no scripts, which a build makes anew. */
const supportingFiles = (folder: string): string[] =>
  listFilesBelow(folder)
    .filter((file) => !/(?:^|\/)[^_/][^/]*\.mdx?$|\.js$/.test(file))
    .map((file) => path.posix.join(folder, file));

/** Changes when anything but a page's own text can change what the page compiles to: the pipeline, the routes, the data. */
export function contentVersion(config: SiteConfig, context: PipelineContext): string {
  const files = [path.posix.dirname(config.blog.folder), 'public/static'].flatMap(supportingFiles);
  const texts = files.flatMap((file) => [file, readFileSync(file, 'latin1')]);
  return hashOf(pipelineVersion, JSON.stringify(context), config.url, ...texts);
}
