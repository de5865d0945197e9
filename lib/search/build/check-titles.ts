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

/** Pages with the same name may come in any order. */
const hasSameName = (a: string, b: string): boolean => squash(a) === squash(b);

/** With more pages than this, only some titles are searched: each search looks at every page, and all would take hours. */
const largeSite = 400;
/** A word in no more documents than this leads to them. */
const fewDocuments = 24;

/** Whether a title contains a word that few documents contain. */
const isDistinctive = (title: string, engine: Engine): boolean =>
  planQuery(title, engine).queryWords.some(({ terms }) => {
    const documents = terms.reduce((sum, term) => sum + (engine.vocabulary.frequency.get(term) ?? 0), 0);
    return documents > 0 && documents <= fewDocuments;
  });

/** Returns an issue for each page that a search for its own title does not find first. */
export function checkTitles({ indexes, pages }: SearchedTogether): ContentIssue[] {
  const engine = createEngine(indexes);
  const isSkipped = (title: string): boolean => pages.length > largeSite && isDistinctive(title, engine);
  return pages.flatMap(({ file, route, title }): ContentIssue[] => {
    if (file === undefined || isSkipped(title)) return [];
    const [first] = searchEngine({ query: title, limit: 1 }, engine).groups;
    if (first && (first.route === route || hasSameName(first.pageTitle, title))) return [];
    const message = first
      ? `A search for the title "${title}" finds "${first.pageTitle}" (${first.route}) first.`
      : `A search for the title "${title}" finds nothing.`;
    const hint = 'Give the page a title with a word that only this page has.';
    return [issueAt(startOf(file), { rule: 'search-title', message, hint })];
  });
}
