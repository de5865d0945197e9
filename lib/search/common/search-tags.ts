/** Tag of the index of blog and other pages. */
export const defaultTag = 'default';

/** Tag of a docs version's index. */
export const docsTag = (version: string): string => `docs-default-${version}`;

/** Takes the docs version in use, if any, and gives the tags of the indexes to search, docs first. */
export const searchTags = (version?: string): string[] =>
  version === undefined ? [defaultTag] : [docsTag(version), defaultTag];

/** In how many parts the index of a tag is served; left out are those in one. */
export type ShardCounts = Readonly<Record<string, number>>;

/** Takes a tag and the number of parts that its index is served in, and gives the tag of each part; an index in one part goes by its own tag. */
export const shardTags = (tag: string, shards = 1): string[] =>
  Array.from({ length: shards }, (_, place) => (place === 0 ? tag : `${tag}-shard-${place + 1}`));

/** Route of an index file. */
export const indexRoute = (tag: string): string => `/search-index-${tag}.json`;

/** Route of the file with the texts of an index's documents. */
export const textRoute = (tag: string): string => `/search-text-${tag}.json`;

/** Route of the worker's script. */
export const workerRoute = '/search-worker.js';

/** Name of a worker, by which it knows its tags before the page has time to say anything. */
export const workerName = (tags: readonly string[]): string => tags.join(' ');

/** The tags in a worker's name. */
export const tagsOfName = (name: string): string[] => name.split(' ');
