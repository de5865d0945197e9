/** Words of the script that every page carries; in a file of their own, because each byte of that script delays the page. */
export const behaviorStrings = {
  menu: 'Menu',
  codeCopied: 'Copied the code',
  codeSelected: 'The code is selected. Press Ctrl+C or Command+C to copy it.',
  linkCopied: 'Copied the link',
  pageCopied: 'Copied the page as Markdown',
  pageNotCopied: 'The page could not be copied. Use the link "View as Markdown" instead.',
  loadFailed: 'This part of the page could not be loaded.',
  loadAdvice: 'Check your connection, then try again.',
  retry: 'Retry',
  /** What a screen reader says once the not-found page lists similar pages. */
  pagesFound: (count: number): string =>
    count === 1 ? 'One page has a similar address.' : `${count} pages have a similar address.`,
  shownOf: (shown: number, all: string): string => `${shown} of ${all}`,
} as const;
