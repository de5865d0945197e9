import path from 'node:path';

const leftover = /^(?:\.DS_Store|\._.*|\.#.*|#.*#|\..*\.(?:sw[a-z]|kate-swp)|4913)$|~$|___jb_(?:tmp|old)___$/;

/** Whether a file, by its name, is none that somebody wrote: what Emacs, Vim, Kate, JetBrains and macOS put beside those that are edited, looked at or copied. */
export const isLeftover = (file: string): boolean => leftover.test(path.basename(file));
