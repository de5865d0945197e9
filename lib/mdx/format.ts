import type { VFile } from 'vfile';

/** Whether a file is MDX (JSX allowed) rather than plain Markdown. */
export const isMdx = (file: VFile): boolean => file.extname === '.mdx';
