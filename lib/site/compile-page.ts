import { absoluteUrl } from '../config/routes';
import type { PipelineContext } from '../mdx/context';
import { writeAtomically } from '../files/write-atomically';
import { type CompiledPage, compilePage as runPage, type PageSettings } from '../mdx/compile-page';
import { type Sources, withSources } from '../mdx/sources';

/** A page whose results are not in the cache yet. */
export type PageJob = Readonly<{
  page: PageSettings;
  text: string;
  context: PipelineContext;
  /** Address and base URL of the site. */ site: Readonly<{ url: string; baseUrl: string }>;
  /** File of the cache for its results. */ cacheFile: string;
}>;

/** A page in the cache, with the state of all other files it was made from. */
export type CachedPage = CompiledPage & Readonly<{ sources: Sources }>;

/** Compiles a page and writes the result into the cache, as the JSON of a `CachedPage`. */
export default async function compilePage({ site, cacheFile, ...job }: PageJob): Promise<void> {
  const absolute = (route: string): string => absoluteUrl(site, route);
  const { result, sources } = await withSources(() => runPage({ ...job, absolute }));
  writeAtomically(cacheFile, JSON.stringify({ ...result, sources } satisfies CachedPage));
}
