import { readFileSync } from 'node:fs';
import { browserScriptsFile } from './generated-files';

/** Scripts that pages load without Next, and their source files. */
export const scriptEntries = {
  controls: 'components/behavior/controls.ts',
  readingAids: 'components/behavior/reading-aids.ts',
  search: 'components/search/start-search.ts',
  diagrams: 'components/diagram-view/start-diagram-view.ts',
  notFound: 'components/feedback/not-found.ts',
  checkWorker: 'components/tools/check-worker.ts',
  errorsWorker: 'components/tools/errors-worker.ts',
  checkTool: 'components/tools/check-tool.ts',
  buildTool: 'components/tools/build-tool.ts',
  errorsTool: 'components/tools/errors-tool.ts',
} as const;

/** Scripts that another script requests by this name from its own folder. */
export const namedScripts = {
  'search-worker': 'lib/search/browser/search-worker.ts',
  popovers: 'components/behavior/popovers.ts',
} as const;

/** The addresses of `scriptEntries`, each followed by a space and its integrity. */
export type BrowserScripts = Readonly<Record<keyof typeof scriptEntries, string>>;

/** Reads the addresses of the last bundles. */
export const browserScripts = (): BrowserScripts => JSON.parse(readFileSync(browserScriptsFile, 'utf8'));
