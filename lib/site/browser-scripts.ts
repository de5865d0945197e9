import { readFileSync } from 'node:fs';
import { browserScriptsFile } from './generated-files';

/** Scripts that pages load by themselves, without Next, and where their source stands. */
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

/** Scripts that another one asks for by this name, in the folder that it stands in itself. */
export const namedScripts = {
  'search-worker': 'lib/search/browser/search-worker.ts',
  popovers: 'components/behavior/popovers.ts',
} as const;

/** The addresses of the first: each with its integrity, parted by a space. */
export type BrowserScripts = Readonly<Record<keyof typeof scriptEntries, string>>;

/** The scripts as they were bundled last. */
export const browserScripts = (): BrowserScripts => JSON.parse(readFileSync(browserScriptsFile, 'utf8'));
