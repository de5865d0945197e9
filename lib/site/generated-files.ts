import path from 'node:path';

/** Folder of the files that scripts/prebuild writes for the bundler; never committed. */
export const generatedFolder = '.generated';

/** The page that prints a section of the docs, by its route. */
export const printFile = (route: string): string => path.join(generatedFolder, `${route}.json`);

/** The redirects of whole pages, for the steps after the export. */
export const redirectsFile = path.join(generatedFolder, 'redirects.json');

/** In how many parts the search indexes are served. */
export const shardsFile = path.join(generatedFolder, 'search-shards.json');

/** Routes of the pages that the build takes over from the last one. */
export const keptRoutesFile = path.join(generatedFolder, 'kept-routes.json');

/** Names the state of the content; the dev server reads the site anew when it changes. */
export const revisionFile = path.join(generatedFolder, 'revision.txt');
