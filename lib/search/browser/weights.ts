/** All numbers of the ranking, in one place. A score is about 1 where every word is met in a title. */
export const weights = {
  /** A page's own name was asked for: nothing stands above that. */
  exactPage: 4,
  /** A section's own heading was asked for. */
  exactHeading: 1.5,
  /** The query is how a page's title begins. */
  titleBeginning: 0.65,
  /** Share of a title's words that were asked for. */
  titleShare: 0.07,
  /** Share of the query that is a keyword of the page. */
  keyword: 0.3,
  /** The query stands in the text as it was typed. */
  literal: 0.15,
  /** Words of the query stand in the text one after another. */
  run: 0.3,
  /** The words stand near each other in the text. */
  nearness: 0.15,
  /** The start of a page before its sections. */
  lead: 0.1,
  /** The score of its fields, to part what is equal otherwise. */
  base: 0.08,
  /** What a match in the page's title is worth for its sections, and one in its tags. */
  pageTitle: 3,
  pageTags: 0.6,
  /** What an overview is worth where a list was asked for of what it is called, and the share of that where it is about such things only. */
  overview: 1.5,
  overviewNear: 0.3,
  /** What a word counts that nearly every text holds. */
  common: 0.5,
  /** What a section of a line or two lacks that a full one has. */
  thinText: 0.25,
  /** How often a word stands in the text. */
  repetition: 0.12,
  /** How fast more matches stop to matter. */
  saturation: 2.5,
  /** How much a missing word costs. */
  coverage: 0.8,
  /** How much of it is judged by the whole page and not by the section alone. */
  pageCoverage: 0.45,
  /** What other sections of the page add. */
  otherSections: 0.2,
  /** What a page is worth in a folder inside another one: it is about a part of a part. */
  nested: 0.95,
  /** What a post is worth where a command was pasted: those of its time are seldom those of today. */
  oldCommand: 0.5,
  /** Posts age, docs are kept. */
  types: { docs: 1, blog: 0.9, other: 0.7 },
} as const;
