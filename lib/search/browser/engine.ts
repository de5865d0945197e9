import { type FieldBoosts, packedVersion, type Postings, type Synonyms } from '../common/packed-index';
import { countTerms } from '../common/split-words';
import type { SearchDocument, SearchIndex } from '../common/types';
import { collectTerms, joinPostings } from './field-terms';
import { namingTerms, type NamingTerms } from './naming-terms';
import { createSynonymMap, type SynonymMap } from './synonym-map';
import { describeTitle, type TitleFacts } from './title-facts';
import { createVocabulary, type Vocabulary } from './vocabulary';

/** The fields of a document in the index. */
export const fieldNames = ['title', 'content', 'tags', 'sidebarParentCategories'] as const;
export type FieldName = (typeof fieldNames)[number];
type Fields = Readonly<Record<FieldName, Postings>>;

/** What a page adds to each of its sections: terms of its title, and of its tags and keywords. */
export type EnginePage = Readonly<{ titleTerms: ReadonlySet<string>; tagTerms: ReadonlySet<string> }>;

/** A document, with the data to compare a query with. */
export type EngineDocument = Readonly<{
  document: SearchDocument;
  /** The page that it is a section of. */
  page: EnginePage;
  /** Whether it is the start of its page, and carries the page's title. */
  isLead: boolean;
  names: NamingTerms;
  /** Computed on first use. */
  facts: () => TitleFacts;
  /** Whole text; the description until the texts have loaded. */
  text: string;
  /** How often each term occurs in it; computed on first use. */
  counts: () => ReadonlyMap<string, number>;
}>;

/** Everything a search reads; made once from the indexes of the tags in use. */
export type Engine = Readonly<{
  documents: readonly EngineDocument[];
  /** Routes with pages directly below them. */
  overviews: ReadonlySet<string>;
  fields: Fields;
  vocabulary: Vocabulary;
  boosts: FieldBoosts;
  synonymMap: SynonymMap;
  /** Terms that nearly every text holds. */
  common: ReadonlySet<string>;
}>;

const noSynonyms: Synonyms = { same: [], also: {} };
const noBoosts: FieldBoosts = { title: 1, content: 1, tags: 1 };

/** Returns a function that makes a value on its first call only. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

function prepareDocuments(indexes: readonly SearchIndex[]): EngineDocument[] {
  const pages = new Map<string, EnginePage>();
  return indexes.flatMap(({ payload, texts = [] }) =>
    payload.documents.map((document, index) => {
      const [route = ''] = document.sectionRoute.split('#');
      const isLead = route === document.sectionRoute;
      const names = namingTerms(document, isLead);
      const page = pages.get(route) ?? { titleTerms: new Set(names.title), tagTerms: new Set(names.tags) };
      pages.set(route, page);
      const text = texts[index] ?? document.content;
      const facts = once(() => describeTitle(document, isLead));
      return { document, page, isLead, names, facts, text, counts: once(() => countTerms(text)) };
    }),
  );
}

/** In how many fields of documents each term occurs. */
function countFields(fields: Fields): Map<string, number> {
  const frequency = new Map<string, number>();
  for (const field of Object.values(fields))
    for (const [term, documents] of field) frequency.set(term, (frequency.get(term) ?? 0) + documents.length);
  return frequency;
}

/** Creates the engine that searches the loaded indexes, docs first, as one, which makes scores comparable. An index of another format counts as empty. */
export function createEngine(loaded: readonly SearchIndex[]): Engine {
  const indexes = loaded.filter(({ payload }) => payload.index.version === packedVersion);
  const packed = indexes.map(({ payload }) => payload.index);
  const documents = prepareDocuments(indexes);
  const names = documents.map((document) => document.names);
  const { boosts = noBoosts, synonyms = noSynonyms } = packed[0] ?? {};
  const hasCategories = boosts.sidebarParentCategories !== undefined;
  const fields = {
    title: collectTerms(names.map(({ title }) => title)),
    content: joinPostings(indexes),
    tags: collectTerms(names.map(({ tags }) => tags)),
    sidebarParentCategories: collectTerms(hasCategories ? names.map((name) => name.sidebarParentCategories) : []),
  };
  const frequency = countFields(fields);
  return {
    documents,
    overviews: new Set(documents.map(({ document: { sectionRoute } }) => sectionRoute.replace(/\/[^/]*$/, ''))),
    fields,
    vocabulary: createVocabulary(frequency, new Set(names.flatMap(({ title }) => title))),
    boosts,
    synonymMap: createSynonymMap(synonyms),
    common: new Set(packed.flatMap(({ common }) => common)),
  };
}
