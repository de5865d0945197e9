import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { normalizeRoute } from '../config/routes';
import { createEngine, withTexts } from '../search/browser/engine';
import { hitsPerPage, searchEngine } from '../search/browser/search-engine';
import { indexRoute, searchTags, textRoute } from '../search/common/search-tags';
import type { SearchOutcome, SearchPayload } from '../search/common/types';
import { readTextScript, textScript } from './page-file';

export type OpenedEdition = Readonly<{
  /** The same results in the same order as on the site; at most so many pages. */
  search: (query: string, limit: number) => SearchOutcome;
  /** A page as Markdown, by its route, its address or its file. */
  read: (page: string) => string;
}>;

/** Opens the search and the pages of an unpacked edition: what a page of the site asks its engine is asked of the same engine here. */
export function openEdition(folder: string, docsVersion: string): OpenedEdition {
  const readJson = <Value>(route: string): Value =>
    JSON.parse(readTextScript(readFileSync(path.join(folder, textScript(route.slice(1))), 'utf8'))) as Value;
  const tags = searchTags(docsVersion);
  const engine = withTexts(
    createEngine(tags.map((tag) => readJson<SearchPayload>(indexRoute(tag)))),
    tags.flatMap((tag) => readJson<string[]>(textRoute(tag))),
  );
  return {
    search(query, limit) {
      const outcome = searchEngine({ query, limit: limit * hitsPerPage }, engine);
      return { ...outcome, groups: outcome.groups.slice(0, limit) };
    },
    read(page) {
      const [address = ''] = page.replace(/^https?:\/\/[^/]+/, '').split(/[?#]/);
      const route = normalizeRoute(`/${address.replace(/^\/+/, '').replace(/\.md$/, '')}`);
      const file = path.resolve(folder, `${route === '/' ? 'llms.txt' : `${route.slice(1)}.md`}`);
      if (!file.startsWith(path.resolve(folder) + path.sep) || !existsSync(file))
        throw new Error(`There is no page "${page}". Search for it first.`);
      return readFileSync(file, 'utf8');
    },
  };
}
