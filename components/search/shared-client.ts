import { searchSettings } from '@/.generated/search-settings';
import { createSearchClient } from '@/lib/search/browser/create-search-client';
import type { SearchClient } from '@/lib/search/common/types';
import { searchTags, shardTags } from '@/lib/search/common/search-tags';

const clients = new Map<string, SearchClient>();

/** The client of a docs version, by its name; one for box and search page, since each holds its indexes. */
export function sharedClient(version: string | undefined): SearchClient {
  const key = version ?? '';
  const known = clients.get(key);
  if (known) return known;
  const { baseUrl, maxResults, shards } = searchSettings;
  const tags = searchTags(version).flatMap((tag) => shardTags(tag, shards[tag]));
  const client = createSearchClient({ baseUrl, maxResults, tags });
  clients.set(key, client);
  return client;
}
