import type { SiteConfig } from '../config/site-schema';
import type { ContentIssue } from '../errors/content-issue';
import { buildPayload, type BuiltIndex } from '../search/build/build-payload';
import { checkTitles, type SearchedTogether } from '../search/build/check-titles';
import { createEngine, type Engine } from '../search/browser/engine';
import type { FieldBoosts } from '../search/common/packed-index';
import { defaultTag, indexRoute, searchTags, textRoute } from '../search/common/search-tags';
import type { TaggedPages } from '../search/build/source-page';
import { readSite } from './get-site';
import { type ProcessedSite, processSite } from './process-site';
import { searchSources } from './search-sources';

/** The search indexes of the site, by tag, with the pages in them. */
export type SearchIndexes = readonly (TaggedPages & Readonly<{ index: BuiltIndex }>)[];

function boostsOf({ search: { boosts, indexParentCategories } }: SiteConfig): FieldBoosts {
  const { parentCategories, ...others } = boosts;
  return indexParentCategories ? { ...others, sidebarParentCategories: parentCategories } : others;
}

/** Returns the search indexes of the processed site, one per tag. */
export function buildSearchIndexes(processed: ProcessedSite): SearchIndexes {
  const settings = { boosts: boostsOf(processed.site.config), synonyms: processed.synonyms.synonyms };
  return searchSources(processed).map(({ tag, pages }) => ({ tag, pages, index: buildPayload(pages, settings) }));
}

/** Reads the content below `root` and gives its search indexes, without checking anything. */
export const readSearchIndexes = async (root: string): Promise<SearchIndexes> =>
  buildSearchIndexes(await processSite(root, readSite(root, { includeDrafts: false })));

/** Returns the engine that searches a docs version, then everything outside the docs. */
export const engineFor = (version: string | undefined, indexes: SearchIndexes): Engine =>
  createEngine(
    searchTags(version).flatMap((tag) => indexes.filter((each) => each.tag === tag).map(({ index }) => index)),
  );

/** The served files of the indexes, by route. */
export const searchFiles = (indexes: SearchIndexes): Readonly<{ route: string; content: string }>[] =>
  indexes.flatMap(({ tag, index: { payload, texts } }) => [
    { route: indexRoute(tag), content: JSON.stringify(payload) },
    { route: textRoute(tag), content: JSON.stringify(texts) },
  ]);

/** Groups the indexes that are searched together: each docs version with all others. */
function searchedTogether(indexes: SearchIndexes): SearchedTogether[] {
  const others = indexes.filter(({ tag }) => tag === defaultTag);
  const versions = indexes.filter(({ tag }) => tag !== defaultTag);
  return versions.map((version, place) => {
    const together = [version, ...others];
    // Posts are the same for every version.
    const pages = place === 0 ? together.flatMap(({ pages }) => pages) : version.pages;
    return { indexes: together.map(({ index }) => index), pages };
  });
}

/** Reports each page that is not the first result for its own title, in each docs version. */
export const checkSearch = (indexes: SearchIndexes): ContentIssue[] => searchedTogether(indexes).flatMap(checkTitles);
