import type { Toolkit } from '../content/read-toolkit';

/** Names that the toolkit's release really has, and the version of the release. */
export type ToolkitNames = Pick<Toolkit, 'helm' | 'charts' | 'scanTypes'> & Readonly<{ version: string }>;
