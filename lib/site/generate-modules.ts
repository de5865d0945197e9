import path from 'node:path';
import type { ContentIssue } from '../errors/content-issue';
import { withBase } from '../config/routes';
import { compiledFile } from '../mdx/compiled-file';
import { hashOf } from '../mdx/disk-cache';
import { compileSchemas } from '../samples/schemas';
import { defaultTag, indexRoute, searchTags } from '../search/common/search-tags';
import { type FileToWrite, generatedFolder, redirectsFile, searchSettingsFile, toolFactsFile } from './generated-files';
import type { Site } from './get-site';
import type { ContentPage } from './process-content';
import type { ToolSource } from './process-site';
import type { NavModel, SearchSettings } from './types';
import { sitePageRedirects } from './site-redirects';
import { builderFacts, toolFacts } from './tool-facts';

const inFolder = (name: string, content: string): FileToWrite => ({
  path: path.posix.join(generatedFolder, name),
  content,
});
const json = (value: unknown): string => JSON.stringify(value, null, 1);

/** The compiled pages, and the module through which the bundler finds them by their files. */
export function contentModules(pages: readonly ContentPage[]): FileToWrite[] {
  const entries = pages
    .map(({ page: { file } }) => ` ${json(file)}: () => import(${json(`./${file}.js`)}),\n`)
    .join('');
  return [
    ...pages.map(({ page, code }) => ({ path: compiledFile(page.file), content: code })),
    inFolder('content-modules.js', `export const contentModules = {\n${entries}};\n`),
    inFolder(
      'content-modules.d.ts',
      'export declare const contentModules: Readonly<Record<string, () => Promise<object>>>;\n',
    ),
  ];
}

/** Returns a module with one typed constant; the type comes from the module `from`. */
const typedConst = (name: string, type: string, value: unknown, from = 'site/types'): string =>
  `import type { ${type.replace(/^readonly |\[\]$/g, '')} } from '@/lib/${from}';\n\nexport const ${name}: ${type} = ${json(value)};\n`;

function announcementStyles({ config }: Site): string {
  const bar = config.announcementBar;
  return bar
    ? `@import '../components/layout/announcement-bar.css';\n:root {\n  --announcement-background: ${bar.backgroundColor};\n  --announcement-text: ${bar.textColor};\n}\n`
    : '/* No announcement bar. */\n';
}

const navModel = ({ config: { locales, locale }, navbar: entries }: Site): NavModel => ({ entries, locales, locale });

const searchSettings = ({ config, versions }: Site): SearchSettings => ({
  baseUrl: config.baseUrl,
  firstIndex:
    versions.length > 1
      ? undefined
      : withBase(config.baseUrl, indexRoute(searchTags(versions[0]?.name)[0] ?? defaultTag)),
  maxResults: config.search.maxSearchResults,
  versions: versions.map(({ name, path: versionPath }) => ({ name, path: versionPath })),
  insights: config.search.insights,
});

/** Other data from which pages are rendered: sidebars, versions, navbar, search settings, styles, redirects. */
export const siteModules = (site: Site): FileToWrite[] => [
  inFolder('sidebars.ts', typedConst('sidebars', 'readonly Sidebar[]', site.sidebars)),
  inFolder('versions.ts', typedConst('versions', 'VersionMap', site.versions)),
  inFolder('navbar.ts', typedConst('navbar', 'NavModel', navModel(site))),
  { path: searchSettingsFile, content: typedConst('searchSettings', 'SearchSettings', searchSettings(site)) },
  inFolder('announcement.css', announcementStyles(site)),
  { path: redirectsFile, content: json(sitePageRedirects(site)) },
];

/** The mistakes that the overlay of `npm run dev` shows. */
export function issuesModule(issues: readonly ContentIssue[]): FileToWrite {
  const errors = issues.filter(({ severity }) => severity === 'error');
  return inFolder(
    'content-issues.ts',
    typedConst('contentIssues', 'readonly ContentIssue[]', errors, 'errors/content-issue'),
  );
}

/** Identifies the state of the search indexes, for the search page of `npm run dev`. */
export const indexModule = (indexes: readonly FileToWrite[]): FileToWrite =>
  inFolder(
    'index-state.ts',
    `export const indexState = '${hashOf(...indexes.map(({ content }) => String(content)))}';\n`,
  );

/** Data of the tools: the compiled schemas, and facts about the toolkit and docs. */
export const toolModules = (processed: ToolSource): FileToWrite[] => [
  {
    path: toolFactsFile,
    content: typedConst('facts', 'ToolFacts', toolFacts(processed), 'tools/facts'),
  },
  inFolder('builder-facts.ts', typedConst('facts', 'BuilderFacts', builderFacts(processed), 'tools/facts')),
  inFolder('tool-validators.js', compileSchemas(processed.schemas.files)),
  inFolder(
    'tool-validators.d.ts',
    `import type { ValidateFunction } from 'ajv';\n\nexport declare const validators: Readonly<Record<string, ValidateFunction>>;\n`,
  ),
];
