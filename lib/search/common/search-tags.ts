/** Tag of the index of blog and other pages. */
export const defaultTag = 'default';

/** Tag of a docs version's index. */
export const docsTag = (version: string): string => `docs-default-${version}`;

/** Returns the tags of the indexes to search, docs first, for the docs version in use, if any. */
export const searchTags = (version?: string): string[] =>
  version === undefined ? [defaultTag] : [docsTag(version), defaultTag];

/** Route of an index file. */
export const indexRoute = (tag: string): string => `/search-index-${tag}.json`;

/** Route of the file with the texts of an index's documents. */
export const textRoute = (tag: string): string => `/search-text-${tag}.json`;

/** Route of the worker's script. */
export const workerRoute = '/static/search-worker.js';
