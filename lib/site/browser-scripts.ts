import { readFileSync } from 'node:fs';
import { browserScriptsFile } from './generated-files';

/** Scripts that pages load by themselves, without Next, and where their source stands. */
export const scriptEntries = {
  controls: 'components/behavior/controls.ts',
  readingAids: 'components/behavior/reading-aids.ts',
  popovers: 'components/behavior/popovers.ts',
  search: 'components/search/start-search.ts',
  diagrams: 'components/diagram-view/start-diagram-view.ts',
  notFound: 'components/feedback/not-found.ts',
  checkWorker: 'components/tools/check-worker.ts',
  errorsWorker: 'components/tools/errors-worker.ts',
  checkTool: 'components/tools/check-tool.ts',
  buildTool: 'components/tools/build-tool.ts',
  errorsTool: 'components/tools/errors-tool.ts',
} as const;

/** Their addresses: each with its integrity, parted by a space. */
export type BrowserScripts = Readonly<Record<keyof typeof scriptEntries, string>>;

/** The scripts as they were bundled last. */
export const browserScripts = (): BrowserScripts => JSON.parse(readFileSync(browserScriptsFile, 'utf8'));
