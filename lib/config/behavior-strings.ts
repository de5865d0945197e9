/** Words of the script that every page carries; in a file of their own, because each byte of that script delays the page. */
export const behaviorStrings = {
  menu: 'Menu',
  search: 'Search',
  codeCopied: 'Copied the code',
  codeSelected: 'The code is selected. Press Ctrl+C or Command+C to copy it.',
  linkCopied: 'Copied the link',
  pageCopied: 'Copied the page',
  pageNotCopied: 'The page could not be copied. Use the link "View as Markdown" instead.',
} as const;
