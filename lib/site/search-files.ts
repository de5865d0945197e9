import type { SiteConfig } from '../config/site-schema';
import type { ContentIssue } from '../errors/content-issue';
import { buildPayload, type BuiltIndex } from '../search/build/build-payload';
import type { SearchedTogether } from '../search/build/check-titles';
import type { FieldBoosts } from '../search/common/packed-index';
import { splitIndex } from '../search/build/split-index';
import { defaultTag, indexRoute, type ShardCounts, shardTags, textRoute } from '../search/common/search-tags';
import type { TaggedPages } from '../search/build/source-page';
import type { ProcessedSite } from './process-site';
import { shardsFile } from './generated-files';
import type { GeneratedFile } from './generate-modules';
import { searchSources } from './search-sources';
import { shareWork } from './share-work';

/** The search indexes of the site, by tag, with the pages in them. */
export type SearchIndexes = readonly (TaggedPages & Readonly<{ index: BuiltIndex }>)[];

const boostsOf = ({ search: { boosts, indexParentCategories } }: SiteConfig): FieldBoosts => ({
  title: boosts.title,
  content: boosts.content,
  tags: boosts.tags,
  ...(indexParentCategories ? { sidebarParentCategories: boosts.parentCategories } : {}),
});

/** Takes the processed site and gives its search indexes. */
export function buildSearchIndexes(processed: ProcessedSite): SearchIndexes {
  const settings = { boosts: boostsOf(processed.site.config), synonyms: processed.synonyms.synonyms };
  return searchSources(processed).map(({ tag, pages }) => ({ tag, pages, index: buildPayload(pages, settings) }));
}

/** The parts in which the indexes are served, by tag. */
export type ServedIndexes = readonly Readonly<{ tag: string; shards: readonly BuiltIndex[] }>[];

/** Takes the search indexes and gives each in one part. */
export const serveWhole = (indexes: SearchIndexes): ServedIndexes =>
  indexes.map(({ tag, index }) => ({ tag, shards: [index] }));

/** Takes the search indexes and gives each in as many parts as the site's budget asks for. */
export const serveInParts = (
  indexes: SearchIndexes,
  { search }: Readonly<{ search: Pick<SiteConfig['search'], 'indexBudget'> }>,
): Promise<ServedIndexes> =>
  Promise.all(indexes.map(async ({ tag, index }) => ({ tag, shards: await splitIndex(index, search.indexBudget) })));

/** Takes the parts of the indexes and gives how many there are of each that has more than one. */
export const countShards = (served: ServedIndexes): ShardCounts =>
  Object.fromEntries(served.filter(({ shards }) => shards.length > 1).map(({ tag, shards }) => [tag, shards.length]));

/** Takes the parts of the indexes and gives the file from which pages learn of them. */
export const shardCountsFile = (served: ServedIndexes): GeneratedFile => ({
  path: shardsFile,
  text: JSON.stringify(countShards(served)),
});

const filesOf = (tag: string, { payload, texts }: BuiltIndex): readonly SearchFile[] => [
  { route: indexRoute(tag), content: JSON.stringify(payload) },
  { route: textRoute(tag), content: JSON.stringify(texts) },
];

type SearchFile = Readonly<{ route: string; content: string }>;

/** The served files of the indexes, by route. */
export const searchFiles = (served: ServedIndexes): SearchFile[] =>
  served.flatMap(({ tag, shards }) => {
    const tags = shardTags(tag, shards.length);
    return shards.flatMap((shard, place) => filesOf(tags[place] ?? tag, shard));
  });

/** Takes the search indexes and gives those of each docs version with those beside it. */
function searchedTogether(indexes: SearchIndexes): SearchedTogether[] {
  const others = indexes.filter(({ tag }) => tag === defaultTag);
  const versions = indexes.filter(({ tag }) => tag !== defaultTag);
  return versions.map((version, place) => {
    const together = [version, ...others];
    // Posts are the same beside every version.
    const pages = place === 0 ? together.flatMap(({ pages }) => pages) : version.pages;
    return {
      indexes: together.map(({ index }) => index),
      pages: pages.map(({ file, route, title }) => ({ file, route, title })),
    };
  });
}

/** Takes the search indexes and gives, from a thread of its own, an issue for each page that is not found first by its own title, in each docs version. */
export async function checkSearch(indexes: SearchIndexes): Promise<ContentIssue[]> {
  const entry = 'lib/site/check-titles.worker.ts';
  const issues = await shareWork<SearchedTogether, null, ContentIssue[]>(entry, searchedTogether(indexes), null, 1);
  return issues.flat();
}
