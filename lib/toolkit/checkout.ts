import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from '../files/list-files-below';

const code = /\.(ya?ml|go|js|ts|mjs|py|java|json|tpl|sh|mk)$|(^|\/)(Makefile|Dockerfile|wrapper\.sh)$/;
/** What the toolkit's own pages say, no program does. */
const noCode = /(^|\/)(documentation|docs)\/|package-lock\.json$/;

/** Opens a working tree of the toolkit; files are paths from its root. */
export function openCheckout(root: string) {
  const all = listFilesBelow(root).filter((file) => !/(^|\/)(\.git|node_modules)\//.test(file));
  const has = (file: string): boolean => existsSync(path.join(root, file));
  const read = (file: string): string => (has(file) ? readFileSync(path.join(root, file), 'utf8') : '');
  const files = (pattern: RegExp): string[] => all.filter((file) => pattern.test(file));
  const programs = files(code).filter((file) => !noCode.test(file));
  return {
    /** Whether there is such a file or folder. */
    has,
    /** The text of a file; none where it is not there. */
    read,
    /** Files of which the path fits, sorted. */
    files,
    /** All its code as one text, to look for names in. */
    text: programs.map(read).join('\n'),
  };
}

export type Checkout = Readonly<ReturnType<typeof openCheckout>>;
