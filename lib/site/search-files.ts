import type { SiteConfig } from '../config/site-schema';
import type { ContentIssue } from '../errors/content-issue';
import { buildPayload, type BuiltIndex } from '../search/build/build-payload';
import { checkTitles } from '../search/build/check-titles';
import type { FieldBoosts } from '../search/shared/packed-index';
import { defaultTag, indexRoute, textRoute } from '../search/shared/search-tags';
import type { TaggedPages } from '../search/build/source-page';
import type { CheckedSite } from './check-site';
import { searchSources } from './search-sources';

/** The search indexes of the site, by tag, with the pages in them. */
export type SearchIndexes = readonly (TaggedPages & Readonly<{ index: BuiltIndex }>)[];

const boostsOf = ({ search: { boosts, indexParentCategories } }: SiteConfig): FieldBoosts => ({
  title: boosts.title,
  content: boosts.content,
  tags: boosts.tags,
  ...(indexParentCategories ? { sidebarParentCategories: boosts.parentCategories } : {}),
});

/** Takes the checked site and gives its search indexes. */
export function buildSearchIndexes(checked: CheckedSite): SearchIndexes {
  const settings = { boosts: boostsOf(checked.site.config), synonyms: checked.synonyms };
  return searchSources(checked).map(({ tag, pages }) => ({ tag, pages, index: buildPayload(pages, settings) }));
}

/** The served files of the indexes, by route. */
export const searchFiles = (indexes: SearchIndexes): { readonly route: string; readonly content: string }[] =>
  indexes.flatMap(({ tag, index: { payload, texts } }) => [
    { route: indexRoute(tag), content: JSON.stringify(payload) },
    { route: textRoute(tag), content: JSON.stringify(texts) },
  ]);

/** Takes the search indexes and gives an issue for each page that is not found first by its own title, in each docs version. */
export function checkSearch(indexes: SearchIndexes): ContentIssue[] {
  const others = indexes.filter(({ tag }) => tag === defaultTag);
  const versions = indexes.filter(({ tag }) => tag !== defaultTag);
  return versions.flatMap((version, place) => {
    const together = [version, ...others];
    // Posts are the same beside every version.
    const pages = place === 0 ? together.flatMap(({ pages }) => pages) : version.pages;
    return checkTitles({ indexes: together.map(({ index }) => index), pages });
  });
}
