import { buildId } from '../export/build-id';
import { hashOf } from '../mdx/disk-cache';
import { contentPages } from './all-pages';
import { getSite } from './get-site';
import { pagesWithImports } from './pages-with-imports';
import { printModel, printParams } from './print-model';
import { readCode } from './read-code';
import { searchShards } from './search-shards';
import { shellModel } from './shell-model';
import type { BlogPageModel, DocsPageModel, PrintPage } from './types';

type Page = DocsPageModel | BlogPageModel | PrintPage;

const printPages = (): PrintPage[] =>
  printParams()
    .map(({ path }) => printModel(path))
    .filter((page) => page !== undefined);

/** The content files of which a page shows a text or an excerpt. */
function filesShown(page: Page): readonly string[] {
  if (page.kind === 'doc' || page.kind === 'post') return [page.file];
  return page.kind === 'list' || page.kind === 'tag' ? page.posts.map(({ file }) => file) : [];
}

/** Takes a name for the state of what finishes pages and gives for each page, by route, a name for all that it is made from: its model, its texts, and what goes into every page; none at all where that is not known. */
export function pageKeys(finishing: string): ReadonlyMap<string, string> {
  if (pagesWithImports(getSite()).length > 0) return new Map();
  const everywhere = hashOf(
    buildId(process.cwd()),
    JSON.stringify(shellModel()),
    searchShards() ?? '',
    process.version,
    finishing,
  );
  return new Map(
    [...contentPages(), ...printPages()].map((page) => [
      page.route,
      hashOf(everywhere, JSON.stringify(page), ...filesShown(page).map(readCode)),
    ]),
  );
}
