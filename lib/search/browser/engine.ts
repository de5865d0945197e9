import {
  type FieldBoosts,
  type PackedIndex,
  packedVersion,
  type Synonyms,
  unpackPostings,
} from '../common/packed-index';
import { once } from '../common/once';
import { wordsAlone } from '../common/split-words';
import type { SearchDocument, SearchPayload } from '../common/types';
import { collectTerms, joinPostings, type PostingsPart } from './field-terms';
import { createNamingReader, type NamingTerms } from './naming-terms';
import { type Boosts, createFinder, type Fields, type FindDocuments } from './base-score';
import { createSynonymMap, type SynonymMap } from './synonym-map';
import { describeTitle, type TitleFacts } from './title-facts';
import { createVocabulary, type Vocabulary } from './vocabulary';
import { weights } from './weights';

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
  /** The same in small letters; made when first asked for. */
  lower: () => string;
  /** Its words alone; made when first asked for. */
  plain: () => string;
}>;

/** What a page adds to each of its sections: terms of its title, and of its tags and keywords. */
export type EnginePage = Readonly<{ titleTerms: ReadonlySet<string>; tagTerms: ReadonlySet<string> }>;

/** Everything a search reads; made once from the indexes of the tags in use. */
export type Engine = Readonly<{
  documents: readonly EngineDocument[];
  pages: readonly EnginePage[];
  /** Places of the documents that are starts of pages with pages below them. */
  overviews: ReadonlySet<number>;
  find: FindDocuments;
  vocabulary: Vocabulary;
  boosts: Boosts;
  synonymMap: SynonymMap;
  /** Terms that nearly every text holds. */
  common: ReadonlySet<string>;
}>;

const noSynonyms: Synonyms = { same: [], also: {} };
const noBoosts: FieldBoosts = { title: 1, content: 1, tags: 1 };

const packedOf = ({ index }: SearchPayload): PackedIndex | undefined =>
  (index as Partial<PackedIndex>).version === packedVersion ? (index as PackedIndex) : undefined;

const routeOf = ({ sectionRoute }: SearchDocument): string => {
  const end = sectionRoute.indexOf('#');
  return end < 0 ? sectionRoute : sectionRoute.slice(0, end);
};

const withText = (known: Omit<EngineDocument, 'text' | 'lower' | 'plain'>, text: string): EngineDocument => ({
  document: known.document,
  page: known.page,
  isLead: known.isLead,
  facts: known.facts,
  text,
  lower: once(() => text.toLowerCase()),
  plain: once(() => ` ${wordsAlone(text)}`),
});

type Collected = Pick<Engine, 'documents' | 'pages'> & Readonly<{ names: readonly NamingTerms[] }>;

/** Documents, the pages they belong to, and the terms of each document's names. */
function collectDocuments(documents: readonly SearchDocument[]): Collected {
  const namesOf = createNamingReader();
  const places = new Map<string, number>();
  const pages: EnginePage[] = [];
  const names: NamingTerms[] = [];
  const placeOf = (route: string, { title, tags }: NamingTerms): number => {
    const place = places.get(route) ?? pages.push({ titleTerms: new Set(title), tagTerms: new Set(tags) }) - 1;
    places.set(route, place);
    return place;
  };
  const collected = documents.map((document, place) => {
    const route = routeOf(document);
    const isLead = route === document.sectionRoute;
    const name = (names[place] = namesOf(document, isLead));
    const facts = once(() => describeTitle(document, isLead));
    return withText({ document, page: placeOf(route, name), isLead, facts }, document.content);
  });
  return { documents: collected, pages, names };
}

function collectFields(
  names: readonly NamingTerms[],
  children: readonly (readonly string[])[],
  content: readonly PostingsPart[],
  { sidebarParentCategories }: FieldBoosts,
): Fields {
  return {
    title: collectTerms(names.map(({ title }) => title)),
    content: joinPostings(content, names.length),
    tags: collectTerms(names.map(({ tags }) => tags)),
    sidebarParentCategories: collectTerms(
      sidebarParentCategories === undefined ? [] : names.map((name) => name.sidebarParentCategories),
    ),
    children: collectTerms(children),
  };
}

/** What the pages right below each page are called and are about. */
function childrenOf(documents: readonly EngineDocument[], names: readonly NamingTerms[]): string[][] {
  const children = documents.map((): string[] => []);
  const leads = new Map(
    documents.flatMap(({ document, isLead }, place) => (isLead ? [[document.sectionRoute, place] as const] : [])),
  );
  for (const [route, place] of leads) {
    const { title = [], tags = [] } = names[place] ?? {};
    children[leads.get(route.slice(0, route.lastIndexOf('/'))) ?? -1]?.push(...title, ...tags);
  }
  return children;
}

/** The terms of the content first: those are in order, and most. */
function countTerms({ content, ...others }: Fields): Map<string, number> {
  const frequency = new Map<string, number>();
  for (const field of [content, ...Object.values(others)]) field.addCounts(frequency);
  return frequency;
}

/** Takes loaded indexes, those of the docs first, and gives the engine that searches them as one, so that scores compare. An index of another format counts as empty. */
export function createEngine(loaded: readonly SearchPayload[]): Engine {
  const content: PostingsPart[] = [];
  const found: SearchDocument[] = [];
  const packed = loaded.flatMap((payload) => {
    const index = packedOf(payload);
    if (!index) return [];
    content.push({ postings: unpackPostings(index, payload.documents.length), offset: found.length });
    for (const document of payload.documents) found.push(document);
    return index;
  });
  const { documents, pages, names } = collectDocuments(found);
  const children = childrenOf(documents, names);
  const given = packed[0]?.boosts ?? noBoosts;
  const boosts = { ...given, children: weights.children };
  const fields = collectFields(names, children, content, given);
  const frequency = countTerms(fields);
  return {
    documents,
    pages,
    overviews: new Set(children.flatMap((terms, place) => (terms.length > 0 ? place : []))),
    find: createFinder({ fields, boosts, frequency, documents: documents.length }),
    vocabulary: createVocabulary(frequency, new Set(names.flatMap(({ title }) => title))),
    boosts,
    synonymMap: createSynonymMap(packed[0]?.synonyms ?? noSynonyms),
    common: new Set(packed.flatMap(({ common }) => common)),
  };
}

/** Takes an engine and a text for each of its documents, in order, and gives the engine that reads them. */
export const withTexts = (engine: Engine, texts: readonly (string | undefined)[]): Engine => ({
  ...engine,
  documents: engine.documents.map((document, place) => withText(document, texts[place] ?? document.text)),
});
