import lunr from 'lunr';
import MiniSearch from 'minisearch';
import { createEngine, withTexts } from '../browser/engine';
import { hitsPerPage, searchEngine } from '../browser/search-engine';
import type { BuiltIndex } from '../build/build-payload';

/** An engine to compare: takes a query and gives routes of pages, best first, each once. */
export type ComparedEngine = Readonly<{ name: string; search: (query: string) => readonly string[] }>;

type PlainDocument = Readonly<{
  id: number;
  title: string;
  pageTitle: string;
  content: string;
  tags: string;
  route: string;
}>;

function plainDocuments(indexes: readonly BuiltIndex[]): PlainDocument[] {
  const documents = indexes.flatMap(({ payload, texts }) =>
    payload.documents.map((document, place) => ({ ...document, content: `${document.content} ${texts[place] ?? ''}` })),
  );
  return documents.map(({ title, pageTitle, content, tags, sectionRoute }, id) => ({
    ...{ id, title, pageTitle, content },
    tags: tags.join(' '),
    route: sectionRoute.split('#')[0] ?? '',
  }));
}

const pagesOf = (routes: readonly string[]): string[] => [...new Set(routes)].slice(0, 8);

function ownEngine(indexes: readonly BuiltIndex[]): ComparedEngine {
  const engine = withTexts(
    createEngine(indexes.map(({ payload }) => payload)),
    indexes.flatMap(({ texts }) => texts),
  );
  const limit = 8 * hitsPerPage;
  return {
    name: 'this site',
    search: (query) => pagesOf(searchEngine({ query, limit }, engine).groups.map(({ route }) => route)),
  };
}

function miniSearchEngine(documents: readonly PlainDocument[]): ComparedEngine {
  const engine = new MiniSearch<PlainDocument>({
    fields: ['title', 'pageTitle', 'content', 'tags'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 5, pageTitle: 4, tags: 3 } },
  });
  engine.addAll(documents);
  const routeOf = (id: number): string => documents[id]?.route ?? '';
  return { name: 'MiniSearch', search: (query) => pagesOf(engine.search(query).map(({ id }) => routeOf(Number(id)))) };
}

/** What the old site did: every word optional, as it stands and as a beginning, boosted by field. */
function plainLunrEngine(documents: readonly PlainDocument[]): ComparedEngine {
  const index = lunr((builder) => {
    builder.field('title');
    builder.field('content');
    builder.field('tags');
    for (const document of documents) builder.add(document);
  });
  const fields = Object.entries({ title: 5, content: 1, tags: 3 });
  const search = (text: string): string[] => {
    const terms = lunr
      .tokenizer(text)
      .map(String)
      .filter((term) => term !== '');
    const results = index.query((query) => {
      for (const [field, boost] of fields) {
        query.term(terms, { fields: [field], boost });
        query.term(terms, { fields: [field], boost, wildcard: lunr.Query.wildcard.TRAILING });
      }
    });
    return pagesOf(results.map(({ ref }) => documents[Number(ref)]?.route ?? ''));
  };
  return { name: 'plain lunr', search };
}

/** Takes the indexes that are searched together and gives this site's search and two others over the same documents. */
export function comparedEngines(indexes: readonly BuiltIndex[]): ComparedEngine[] {
  const documents = plainDocuments(indexes);
  return [ownEngine(indexes), miniSearchEngine(documents), plainLunrEngine(documents)];
}
