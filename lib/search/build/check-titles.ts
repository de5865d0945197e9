import { type ContentIssue, issueAt, startOf } from '../../errors/content-issue';
import { createEngine, type Engine } from '../browser/engine';
import { planQuery } from '../browser/plan-query';
import { searchEngine } from '../browser/search-engine';
import { squash } from '../common/split-words';
import type { BuiltIndex } from './build-payload';
import type { SourcePage } from './source-page';

/** Indexes that are searched together, and the pages to be found in them. */
export type SearchedTogether = Readonly<{
  indexes: readonly BuiltIndex[];
  pages: readonly Pick<SourcePage, 'file' | 'route' | 'title'>[];
}>;

/** Pages of one name stand side by side, whichever comes first. */
const hasSameName = (a: string, b: string): boolean => squash(a) === squash(b);

/** Each search looks at every page, so to ask for every page of a large site would take hours. */
const largeSite = 400;
/** A word in no more documents than this leads to them. */
const fewDocuments = 24;

/** Whether a title holds a word that few documents hold. */
const isTelling = (title: string, engine: Engine): boolean =>
  planQuery(title, engine).groups.some(({ terms }) => {
    const documents = terms.reduce((sum, term) => sum + (engine.vocabulary.frequency.get(term) ?? 0), 0);
    return documents > 0 && documents <= fewDocuments;
  });

/** Takes what is searched together and gives an issue for each page that somebody who types its title does not find first. */
export function checkTitles({ indexes, pages }: SearchedTogether): ContentIssue[] {
  const engine = createEngine(indexes);
  const isKnown = (title: string): boolean => pages.length > largeSite && isTelling(title, engine);
  return pages.flatMap(({ file, route, title }): ContentIssue[] => {
    if (file === undefined || isKnown(title)) return [];
    const [first] = searchEngine({ query: title, limit: 1 }, engine).groups;
    if (first && (first.route === route || hasSameName(first.pageTitle, title))) return [];
    const message = first
      ? `A search for the title "${title}" finds "${first.pageTitle}" (${first.route}) first.`
      : `A search for the title "${title}" finds nothing.`;
    const hint = 'Give the page a title with a word that only this page has.';
    return [issueAt(startOf(file), { rule: 'search-title', message, hint })];
  });
}
