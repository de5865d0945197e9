import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from '../files/list-files-below';

const code = /\.(ya?ml|go|js|ts|mjs|py|java|json|tpl|sh|mk)$|(^|\/)(Makefile|Dockerfile|wrapper\.sh)$/;
/** Names in the toolkit's own docs need not exist in its programs. */
const excluded = /(^|\/)(documentation|docs)\/|package-lock\.json$/;

/** Opens a working tree of the toolkit; files are paths from its root. */
export function openCheckout(root: string) {
  const all = listFilesBelow(root).filter((file) => !/(^|\/)(\.git|node_modules)\//.test(file));
  const has = (file: string): boolean => existsSync(path.join(root, file));
  const read = (file: string): string => (has(file) ? readFileSync(path.join(root, file), 'utf8') : '');
  const files = (pattern: RegExp): string[] => all.filter((file) => pattern.test(file));
  const programs = files(code).filter((file) => !excluded.test(file));
  return {
    /** Whether a file or folder exists. */
    has,
    /** The text of a file; `''` if it is missing. */
    read,
    /** Files whose path matches, sorted. */
    files,
    /** All code as one text, for finding names. */
    text: programs.map(read).join('\n'),
  };
}

export type Checkout = Readonly<ReturnType<typeof openCheckout>>;
