import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../lib/config/site';
import { createEngine } from '../../lib/search/browser/engine';
import { searchEngine } from '../../lib/search/browser/search-engine';
import { indexRoute, searchTags, textRoute } from '../../lib/search/common/search-tags';
import type { HitGroup } from '../../lib/search/common/types';

/** The engine of the site's search, over the files that the site serves. */
export function openSiteSearch(): (query: string) => readonly HitGroup[] {
  const read = (route: string) => JSON.parse(readFileSync(path.join('out', route), 'utf8'));
  const tags = searchTags(site.docs.versions[0]?.name);
  const engine = createEngine(tags.map((tag) => ({ payload: read(indexRoute(tag)), texts: read(textRoute(tag)) })));
  return (query) => searchEngine({ query, limit: Infinity }, engine).groups;
}
