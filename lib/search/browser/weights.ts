/** All numbers of the ranking, in one place. A score is about 1 where every word is met in a title. */
export const weights = {
  /** A page's own name was asked for: nothing stands above that. */
  exactPage: 4,
  /** A section's own heading was asked for. */
  exactHeading: 0.85,
  /** The query is how a page's title begins. */
  titleBeginning: 1,
  /** Share of a title's words that were asked for. */
  titleShare: 0.25,
  /** Share of the query that is a keyword of the page. */
  keyword: 0.6,
  /** Words of the query stand in the text one after another. */
  run: 0.5,
  /** The words stand often in the text, at how many places they do so by half, and how much of that is taken back where the text is long. */
  often: 0.8,
  fewPlaces: 3.5,
  longText: 0.2,
  /** What a match in the page's title is worth for its sections, and one in its tags. */
  pageTitle: 3,
  pageTags: 0.6,
  /** What an overview is worth where a list was asked for of what it is called, and the share of that where it is about such things only. */
  overview: 2.5,
  overviewNear: 0.3,
  /** What a word counts that nearly every text holds. */
  common: 0.5,
  /** How fast more matches stop to matter. */
  saturation: 3,
  /** How much of it is judged by the whole page and not by the section alone, which words are met. */
  pageCoverage: 0.7,
  /** What other sections of the page add. */
  otherSections: 0.35,
  /** What a page is worth in a folder inside another one: it is about a part of a part. */
  nested: 0.95,
  /** What a post is worth: posts age, docs are kept. Where a command was pasted, those of its time are seldom those of today. */
  post: 0.85,
  oldCommand: 0.5,
} as const;
