import path from 'node:path';

const leftover = /^(?:\.DS_Store|\._.*|\.#.*|#.*#|\..*\.(?:sw[a-z]|kate-swp)|4913)$|~$|___jb_(?:tmp|old)___$/;

/** Whether a file is, by its name, a leftover: a file that Emacs, Vim, Kate, JetBrains or macOS puts beside files that are edited, viewed or copied. */
export const isLeftover = (file: string): boolean => leftover.test(path.basename(file));
