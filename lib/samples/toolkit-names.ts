import type { Toolkit } from '../content/read-toolkit';

/** The names in a release of the toolkit, and its version. */
export type ToolkitNames = Pick<Toolkit, 'helm' | 'charts' | 'scanTypes'> & Readonly<{ version: string }>;
