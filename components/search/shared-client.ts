import { searchSettings } from '@/.generated/search-settings';
import { createSearchClient } from '@/lib/search/browser/create-search-client';
import type { SearchClient } from '@/lib/search/common/types';
import { searchTags, type ShardCounts, shardTags } from '@/lib/search/common/search-tags';

const clients = new Map<string, SearchClient>();

/** The compiler does not know the content, and so not into how many parts its index was cut: pages tell. */
const shardCounts = (): ShardCounts =>
  JSON.parse(document.documentElement.dataset['searchShards'] ?? '{}') as ShardCounts;

/** The client of a docs version, by its name; one for box and search page, since each holds its indexes. */
export function sharedClient(version: string | undefined): SearchClient {
  const key = version ?? '';
  const known = clients.get(key);
  if (known) return known;
  const { baseUrl, maxResults } = searchSettings;
  const shards = shardCounts();
  const tags = searchTags(version).flatMap((tag) => shardTags(tag, shards[tag]));
  const client = createSearchClient({ baseUrl, maxResults, tags });
  clients.set(key, client);
  return client;
}
