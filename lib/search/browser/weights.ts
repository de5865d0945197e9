/** All weights of the ranking, in one place. A score is about 1 if every word matches in a title. */
export const weights = {
  /** The query is a page's own name: nothing ranks above that. */
  exactPage: 4,
  /** The query is a section's own heading. */
  exactHeading: 0.85,
  /** A page's title begins with the query. */
  titleBeginning: 1,
  /** Share of a title's words that are in the query. */
  titleShare: 0.25,
  /** Share of the query that is a keyword of the page. */
  keyword: 0.6,
  /** Words of the query occur in the text in sequence. */
  run: 0.5,
  /** The words occur often in the text (BM25); the number of occurrences that earns half of it (k1); and how much a long text reduces it (b). */
  often: 0.8,
  fewPlaces: 3.5,
  longText: 0.2,
  /** What a match in the page's title is worth for its sections, and one in its tags. */
  pageTitle: 3,
  pageTags: 0.6,
  /** What an overview is worth if its name is the noun that the query wants a list of, and the share of that if the noun is only in its title or tags. */
  overview: 2.5,
  overviewNear: 0.3,
  /** What a word in nearly every text counts. */
  common: 0.5,
  /** How fast further matches stop mattering. */
  saturation: 3,
  /** To what share the whole page, and not only the section, decides which words match. */
  pageCoverage: 0.7,
  /** What other sections of the page add. */
  otherSections: 0.35,
  /** Factor for a page in a nested folder: it is about a part of a part. */
  nested: 0.95,
  /** Factor for a post: posts age, docs are maintained. A second one if the query is a command: those in posts are seldom current. */
  post: 0.85,
  oldCommand: 0.5,
} as const;
