import { readFileSync } from 'node:fs';
import type { ToolName } from '../config/tool-strings';
import { browserScriptsFile } from './generated-files';

type ScriptName =
  | 'controls'
  | 'readingAids'
  | 'search'
  | 'diagrams'
  | 'notFound'
  | 'checkWorker'
  | 'errorsWorker'
  | `${ToolName}Tool`;

/** The site's own scripts: address and integrity, parted by a space. */
export type BrowserScripts = Readonly<Record<ScriptName, string>>;

/** The scripts as they were bundled last. */
export const browserScripts = (): BrowserScripts => JSON.parse(readFileSync(browserScriptsFile, 'utf8'));
