import path from 'node:path';

/** A file to write: its content, and its path from the project's root, or from `public/` if it is served as it is. */
export type FileToWrite = Readonly<{ path: string; content: string | Buffer }>;

/** Folder of the files that a build, or `npm run dev`, writes for the bundler; never committed. */
export const generatedFolder = '.generated';

/** The page that prints a section of the docs, by its route. */
export const printFile = (route: string): string => path.join(generatedFolder, `${route}.json`);

/** The redirects of whole pages, for the steps after the export. */
export const redirectsFile = path.join(generatedFolder, 'redirects.json');

/** Addresses of the site's own scripts, whose names contain their hash. */
export const browserScriptsFile = path.join(generatedFolder, 'browser-scripts.json');

/** Identifies the state of the content: when it changes under `npm run dev`, the site is read again and open pages refresh. */
export const revisionFile = path.join(generatedFolder, 'revision.ts');

/** The site at that revision, for the process that renders pages. */
export const handoverFile = path.join(generatedFolder, 'site.bin');

/** The content files that the dev server was asked for before their text was compiled, one per line. */
export const wantedFile = path.join(generatedFolder, 'wanted-pages.txt');

/** Facts about the toolkit and the docs that the tools use. */
export const toolFactsFile = path.join(generatedFolder, 'tool-facts.ts');

/** Facts about the site that the search script uses. */
export const searchSettingsFile = path.join(generatedFolder, 'search-settings.ts');
