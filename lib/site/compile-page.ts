import { site as config } from '../config/site';
import { absoluteUrl } from '../config/routes';
import type { PipelineContext } from '../mdx/context';
import { keepBytes } from '../mdx/disk-cache';
import { compilePage as runPage } from '../mdx/compile-page';

/** A page whose results are not in the cache yet. */
export type PageJob = Readonly<{
  file: string;
  text: string;
  title: string;
  description: string;
  context: PipelineContext;
  /** File of the cache for its results. */ kept: string;
}>;

/** Compiles a page and leaves what came out in the cache, as the JSON of a `CompiledPage`. */
export default async function compilePage({ kept, ...page }: PageJob): Promise<void> {
  keepBytes(kept, JSON.stringify(await runPage({ ...page, absolute: (route) => absoluteUrl(config, route) })));
}
