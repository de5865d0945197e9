import path from 'node:path';
import type { ContentIssue } from '../errors/content-issue';
import { versionFile } from '../mdx/code-file.mjs';
import { contentVersion } from './content-version';
import { generatedFolder, redirectsFile } from './generated-files';
import type { Site } from './get-site';
import { iconStyles } from './icon-styles';
import { contentFiles, pagesWithImports } from './pages-with-imports';
import { buildPipelineContext } from './pipeline-context';
import type { SearchSettings } from './types';
import { sitePageRedirects } from './site-redirects';

/** A file to write: its path from the project's root and its text. */
export type GeneratedFile = Readonly<{ path: string; text: string }>;

const inFolder = (name: string, text: string): GeneratedFile => ({
  path: path.posix.join(generatedFolder, name),
  text,
});
const json = (value: unknown): string => JSON.stringify(value, null, 1);

/** The query makes the bundler compile a page anew when what it prints has changed, though its own file has not. */
function contentModules(files: readonly string[], version: string): string {
  const entries = files.map((file) => `  ${json(file)}: () => import(${json(`../${file}?v=${version}`)}),`);
  return `export const contentModules = {\n${entries.join('\n')}\n};\n`;
}

/** Beside a plain module, because no type describes an import with a query. */
const contentModulesType = 'export declare const contentModules: Readonly<Record<string, () => Promise<object>>>;\n';

const typedConst = (name: string, type: string, value: unknown): string =>
  `import type { ${type.replace(/^readonly |\[\]$/g, '')} } from '@/lib/site/types';\n\nexport const ${name}: ${type} = ${json(value)};\n`;

function announcementStyles({ config }: Site): string {
  const bar = config.announcementBar;
  return bar
    ? `:root {\n  --announcement-background: ${bar.backgroundColor};\n  --announcement-text: ${bar.textColor};\n}\n`
    : '/* No announcement bar. */\n';
}

const searchSettings = ({ config, versions }: Site): SearchSettings => ({
  baseUrl: config.baseUrl,
  maxResults: config.search.maxSearchResults,
  versions: versions.map(({ name, path: versionPath }) => ({ name, path: versionPath })),
  insights: config.search.insights,
});

type ModulesInput = Readonly<{
  issues: readonly ContentIssue[];
  /** Whether the bundler compiles every page, as for the dev server, which then sees them change; a build has it compile only what other modules are imported into. */
  bundlesAll: boolean;
}>;

/** Takes the site and its issues and gives the files that the bundler reads: content modules, sidebars, versions, search settings, the pipeline's context, issues for the overlay. */
export function generateModules(site: Site, { issues, bundlesAll }: ModulesInput): GeneratedFile[] {
  const bundled = bundlesAll ? contentFiles(site) : pagesWithImports(site);
  const errors = issues.filter((issue) => issue.severity === 'error');
  const context = buildPipelineContext(site);
  const version = contentVersion(site.config, context);
  return [
    // First what the loader reads when the modules ask for pages anew.
    inFolder('pipeline-context.json', json(context)),
    inFolder(path.basename(versionFile), version),
    inFolder('content-modules.js', contentModules(bundled, version)),
    inFolder('content-modules.d.ts', contentModulesType),
    inFolder('sidebars.ts', typedConst('sidebars', 'readonly Sidebar[]', site.sidebars)),
    inFolder('versions.ts', typedConst('versions', 'VersionMap', site.versions)),
    inFolder('search-settings.ts', typedConst('searchSettings', 'SearchSettings', searchSettings(site))),
    inFolder('announcement.css', announcementStyles(site)),
    inFolder('icons.css', iconStyles()),
    { path: redirectsFile, text: json(sitePageRedirects(site)) },
    inFolder(
      'content-issues.ts',
      `import type { ContentIssue } from '@/lib/errors/content-issue';\n\nexport const contentIssues: readonly ContentIssue[] = ${json(errors)};\n`,
    ),
  ];
}
