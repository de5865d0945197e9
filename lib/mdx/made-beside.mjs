import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Set by `npm run build`, which has the bundler start while it still makes what pages are made of. */
export const besideVariable = 'CONTENT_MADE_BESIDE';

export const isMadeBeside = () => process.env[besideVariable] !== undefined;

/** Milliseconds between two looks. */
const patience = 20;

/** Waits for a file that is written beside this process, as a whole. */
export async function awaitFile(file) {
  while (!existsSync(file)) await setTimeout(patience);
}
