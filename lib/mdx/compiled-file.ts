/** Where the JavaScript module of a page stands for the bundler, by the page's own path; both from the project's root. */
export const compiledFile = (file: string): string => `.generated/${file}.js`;
