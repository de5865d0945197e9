/** Words of search, kept apart from those of all pages: its script contains them. */
export const searchStrings = {
  placeholder: 'Search...',
  noResults: 'No results found.',
  clear: 'Clear',
  cancel: 'Cancel',
  submit: 'Submit',
  /** Names of the box in the navbar and of its input. */
  label: 'Site search',
  input: 'Search',
  results: 'Search results',
  loading: 'Searching',
  advice: 'Check the spelling, or use fewer or other words.',
  relaxed: {
    dropped: 'No page has all these words. These pages have some of them.',
    fuzzy: 'No page has these words. These pages have similar ones.',
  },
  types: { docs: 'Docs', blog: 'Blog', other: 'Page' },
  /** Name of the definition above the results, if the glossary has the word. */
  definition: 'Definition',
  defined: (term: string): string => `${term} is explained above the results.`,
  /** Precedes the keyword of a page in which a word was found. */
  keyword: 'Keyword: ',
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
  /** Leads to the search page, which may have more. */
  all: (shown: number, total: number): string =>
    shown < total ? `Show all ${total} results` : 'Show on the search page',
  /** What a screen reader says when the results are there. */
  found: (shown: number, total: number): string =>
    shown === total ? (total === 1 ? '1 result.' : `${total} results.`) : `${shown} of ${total} results.`,
  keys: { move: 'to move', open: 'to open', close: 'to close' },
  marks: {
    label: 'Marked words',
    count: (count: number, query: string): string => `${count === 1 ? '1 match' : `${count} matches`} for “${query}”`,
    next: 'Next match',
    place: (place: number, count: number): string => `Match ${place} of ${count}`,
    clear: 'Clear marks',
    cleared: 'Marks cleared.',
  },
  pageTitle: 'Search',
  pageDescription: (site: string): string =>
    `Search the documentation and the blog of ${site}, or look up a page by its name.`,
  pageForm: 'Search the whole site',
  filters: 'Filters',
  type: 'Type',
  section: 'Section',
  tag: 'Tag',
  any: 'All',
  typeNames: { docs: 'Docs', blog: 'Blog', other: 'Other pages' },
  resultCount: (total: number, pages: number): string =>
    `${total === 1 ? '1 result' : `${total} results`} on ${pages === 1 ? '1 page' : `${pages} pages`}`,
  morePages: (count: number): string => (count === 1 ? 'Show 1 more page' : `Show ${count} more pages`),
  index: 'All pages from A to Z',
  letters: 'Letters',
  noScript: 'Search needs JavaScript. Without it, you can look up a page by its name.',
  key: 'Keys: / opens search, n goes to the next match',
} as const;
