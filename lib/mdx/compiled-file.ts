/** Returns the path at which the bundler finds the JavaScript module of a page; both paths start from the project's root. */
export const compiledFile = (file: string): string => `.generated/${file}.js`;
