import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { normalizeRoute } from '../config/routes';
import { createEngine } from '../search/browser/engine';
import { searchPages } from '../search/browser/search-engine';
import { indexRoute, searchTags, textRoute } from '../search/common/search-tags';
import type { SearchPayload } from '../search/common/types';
import { readTextScript, textScript } from './page-file';

/** Opens an unpacked edition. Its `search` returns the same results in the same order as the site, of at most `results` pages; its `read` returns a page as Markdown, by its route, address or file, and throws if there is none. */
export function openEdition(folder: string, docsVersion: string, results: number) {
  const readJson = <Value>(route: string): Value =>
    JSON.parse(readTextScript(readFileSync(path.join(folder, textScript(route.slice(1))), 'utf8'))) as Value;
  const engine = createEngine(
    searchTags(docsVersion).map((tag) => ({
      payload: readJson<SearchPayload>(indexRoute(tag)),
      texts: readJson<string[]>(textRoute(tag)),
    })),
  );
  return {
    search: (query: string) => searchPages({ query, limit: results }, engine),
    read(page: string) {
      const [address = ''] = page.replace(/^https?:\/\/[^/]+/, '').split(/[?#]/);
      const route = normalizeRoute(`/${address.replace(/^\/+/, '').replace(/\.md$/, '')}`);
      const file = path.resolve(folder, `${route === '/' ? 'llms.txt' : `${route.slice(1)}.md`}`);
      if (!file.startsWith(path.resolve(folder) + path.sep) || !existsSync(file))
        throw new Error(`There is no page "${page}". Search for it first.`);
      return readFileSync(file, 'utf8');
    },
  };
}
