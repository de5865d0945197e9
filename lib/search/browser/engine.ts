import type lunr from 'lunr';
import {
  type FieldBoosts,
  type PackedIndex,
  packedVersion,
  type Synonyms,
  unpackPostings,
} from '../shared/packed-index';
import { once } from '../shared/once';
import { indexTerms, splitWords, squash } from '../shared/split-words';
import type { SearchDocument, SearchPayload } from '../shared/types';
import { type FieldName, fieldNames, openIndex } from './open-index';
import { createSynonymMap, type SynonymMap } from './synonym-map';
import { describeTitle, type TitleFacts } from './title-facts';
import { createVocabulary, type Vocabulary } from './vocabulary';

/** A document with what its title is compared by. */
export type EngineDocument = Readonly<{
  document: SearchDocument;
  /** Place of its page in `pages`. */
  page: number;
  /** Whether it is the start of its page, and carries the page's title. */
  isLead: boolean;
  /** Made when first asked for. */
  facts: () => TitleFacts;
  /** Whole text; the description until the texts are there. */
  text: string;
}>;

/** A page of the index. */
export type EnginePage = Readonly<{
  route: string;
  documents: readonly number[];
  /** Terms of the page's title. */
  titleTerms: ReadonlySet<string>;
  /** Terms of its tags and keywords. */
  tagTerms: ReadonlySet<string>;
}>;

/** Everything a search reads; made once from the indexes of the tags in use. */
export type Engine = Readonly<{
  documents: readonly EngineDocument[];
  pages: readonly EnginePage[];
  index: lunr.Index;
  vocabulary: Vocabulary;
  boosts: FieldBoosts;
  synonymMap: SynonymMap;
  /** Terms that nearly every text holds. */
  common: ReadonlySet<string>;
}>;

const noSynonyms: Synonyms = { same: [], also: {} };
const noBoosts: FieldBoosts = { title: 1, content: 1, tags: 1 };

const termsOf = (text: string): string[] => splitWords(text).flatMap((word) => indexTerms(word.text));

/** The last part of an address, such as `values.yaml`: what a page is also called. */
const slugOf = (route: string): string => decodeURIComponent(route.split('/').at(-1) ?? '');

function titleTermsOf({ title, sectionRoute, type }: SearchDocument, isLead: boolean): string[] {
  const names = isLead && type !== 'other' ? [title, slugOf(sectionRoute)] : [title];
  const joined = names.map(squash).filter((name) => name !== '' && name.length <= 30);
  return [...new Set([...names.flatMap(termsOf), ...joined])];
}

const tagTermsOf = ({ tags, keywords = [] }: SearchDocument): string[] => [
  ...new Set([...tags, ...keywords].flatMap((tag) => [...termsOf(tag), squash(tag)])),
];

type FieldPostings = Record<FieldName, Map<string, number[]>>;

function addTerms(postings: Map<string, number[]>, terms: readonly string[], document: number): void {
  for (const term of terms) {
    const found = postings.get(term);
    if (found) found.push(document);
    else postings.set(term, [document]);
  }
}

const packedOf = ({ index }: SearchPayload): PackedIndex | undefined =>
  (index as Partial<PackedIndex>).version === packedVersion ? (index as PackedIndex) : undefined;

const routeOf = ({ sectionRoute }: SearchDocument): string => sectionRoute.split('#')[0] ?? sectionRoute;

/** The documents of all indexes, numbered through, and their contents' terms. */
function mergeIndexes(payloads: readonly SearchPayload[]): {
  documents: Omit<EngineDocument, 'page'>[];
  content: Map<string, number[]>;
} {
  const documents: Omit<EngineDocument, 'page'>[] = [];
  const content = new Map<string, number[]>();
  for (const payload of payloads) {
    const offset = documents.length;
    for (const [term, found] of unpackPostings(payload.index as PackedIndex)) {
      const shifted = found.map((document) => document + offset);
      content.set(term, [...(content.get(term) ?? []), ...shifted]);
    }
    for (const document of payload.documents) {
      const isLead = !document.sectionRoute.includes('#');
      documents.push({ document, isLead, facts: once(() => describeTitle(document, isLead)), text: document.content });
    }
  }
  return { documents, content };
}

function collectPages(documents: readonly Omit<EngineDocument, 'page'>[]): { pages: EnginePage[]; pageOf: number[] } {
  const byRoute = new Map<string, number[]>();
  documents.forEach(({ document }, index) => {
    const route = routeOf(document);
    byRoute.set(route, [...(byRoute.get(route) ?? []), index]);
  });
  const pageOf: number[] = [];
  const pages = [...byRoute].map(([route, members], page): EnginePage => {
    for (const member of members) pageOf[member] = page;
    const lead = documents[members[0] ?? 0];
    return {
      route,
      documents: members,
      titleTerms: new Set(lead ? titleTermsOf(lead.document, lead.isLead) : []),
      tagTerms: new Set(lead ? tagTermsOf(lead.document) : []),
    };
  });
  return { pages, pageOf };
}

function collectFields(
  documents: readonly Omit<EngineDocument, 'page'>[],
  content: Map<string, number[]>,
): FieldPostings {
  const fields: FieldPostings = { title: new Map(), content, tags: new Map(), sidebarParentCategories: new Map() };
  documents.forEach(({ document, isLead }, index) => {
    addTerms(fields.title, titleTermsOf(document, isLead), index);
    if (isLead) addTerms(fields.tags, tagTermsOf(document), index);
    const labels = isLead ? document.sidebarParentCategories.flatMap(termsOf) : [];
    addTerms(fields.sidebarParentCategories, [...new Set(labels)], index);
  });
  return fields;
}

/** Takes loaded indexes, those of the docs first, and gives the engine that searches them as one, so that scores compare. An index of another format counts as empty. */
export function createEngine(loaded: readonly SearchPayload[]): Engine {
  const payloads = loaded.filter((payload) => packedOf(payload) !== undefined);
  const packed = payloads.flatMap((payload) => packedOf(payload) ?? []);
  const { documents, content } = mergeIndexes(payloads);
  const { pages, pageOf } = collectPages(documents);
  const boosts = packed[0]?.boosts ?? noBoosts;
  const fields = collectFields(documents, content);
  if (boosts.sidebarParentCategories === undefined) fields.sidebarParentCategories.clear();
  const frequency = new Map<string, number>();
  for (const name of fieldNames)
    for (const [term, found] of fields[name]) frequency.set(term, (frequency.get(term) ?? 0) + found.length);
  const vocabulary = createVocabulary(frequency, new Set(fields.title.keys()));
  return {
    documents: documents.map((document, index) => ({ ...document, page: pageOf[index] ?? 0 })),
    pages,
    index: openIndex(vocabulary.terms, { fields, boosts, documents: documents.length }),
    vocabulary,
    boosts,
    synonymMap: createSynonymMap(packed[0]?.synonyms ?? noSynonyms),
    common: new Set(packed.flatMap(({ common }) => common)),
  };
}

/** Takes an engine and a text for each of its documents, in order, and gives the engine that reads them. */
export const withTexts = (engine: Engine, texts: readonly (string | undefined)[]): Engine => ({
  ...engine,
  documents: engine.documents.map((document, place) => ({ ...document, text: texts[place] ?? document.text })),
});
