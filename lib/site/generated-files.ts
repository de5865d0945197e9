import path from 'node:path';

/** A file to write: its path from the project's root, or below `public/` where it is served as it is, and its content. */
export type FileToWrite = Readonly<{ path: string; content: string | Buffer }>;

/** Folder of the files that a build, or `npm run dev`, writes for the bundler; never committed. */
export const generatedFolder = '.generated';

/** The page that prints a section of the docs, by its route. */
export const printFile = (route: string): string => path.join(generatedFolder, `${route}.json`);

/** The redirects of whole pages, for the steps after the export. */
export const redirectsFile = path.join(generatedFolder, 'redirects.json');

/** Addresses of the site's own scripts, whose names hold their content. */
export const browserScriptsFile = path.join(generatedFolder, 'browser-scripts.json');

/** Names the state of the content: under `npm run dev`, when it changes, the site is read anew and open pages are drawn again. */
export const revisionFile = path.join(generatedFolder, 'revision.ts');

/** The site that belongs to the revision, handed on to the process that draws pages. */
export const handedOnFile = path.join(generatedFolder, 'site.bin');

/** What the tools know of the toolkit and of the docs. */
export const toolFactsFile = path.join(generatedFolder, 'tool-facts.ts');

/** What the script of search must know of the site. */
export const searchSettingsFile = path.join(generatedFolder, 'search-settings.ts');
