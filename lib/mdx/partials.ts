import path from 'node:path/posix';

/** Whether an import is one of a page or partial, whose text is put into the page. */
export const isMarkdown = (source: string): boolean => /^\.\.?\/.*\.mdx?$/.test(source);

/** Whether an import is one of a component, which stays an import of the compiled page. */
export const isComponent = (source: string): boolean => /^\.\.?\/.*(?:\.client(?:\.tsx?)?|\.tsx)$/.test(source);

export const isPartial = (source: string): boolean => path.basename(source).startsWith('_');

/** Path of an import from the project's root. */
export const importedFile = (source: string, from: string): string => path.join(path.dirname(from), source);
