import {
  type FieldBoosts,
  type PackedIndex,
  packedVersion,
  type Synonyms,
  unpackPostings,
} from '../common/packed-index';
import { once } from '../common/once';
import { indexTerms, splitWords, squash } from '../common/split-words';
import type { SearchDocument, SearchPayload } from '../common/types';
import { collectTerms, joinPostings, type PostingsPart } from './field-terms';
import { fieldNames, type Fields, type OpenIndex, openIndex } from './open-index';
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
  /** The same in small letters; made when first asked for. */
  lower: () => string;
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
  index: OpenIndex;
  vocabulary: Vocabulary;
  boosts: FieldBoosts;
  synonymMap: SynonymMap;
  /** Terms that nearly every text holds. */
  common: ReadonlySet<string>;
}>;

const noSynonyms: Synonyms = { same: [], also: {} };
const noBoosts: FieldBoosts = { title: 1, content: 1, tags: 1 };

/** Gives a text's terms; the same words stand in many titles and are taken apart once. */
function createTermReader(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const termsOf = (piece: string): readonly string[] => {
    const terms = known.get(piece) ?? splitWords(piece).flatMap(({ text }) => indexTerms(text));
    known.set(piece, terms);
    return terms;
  };
  // No word reaches over a space.
  return (text) => text.split(/\s+/).flatMap(termsOf);
}

type TermReader = ReturnType<typeof createTermReader>;

/** The last part of an address, such as `values.yaml`: what a page is also called. */
const slugOf = (route: string): string => decodeURIComponent(route.split('/').at(-1) ?? '');

type IndexedDocument = Omit<EngineDocument, 'page'> &
  Readonly<{
    /** Terms of each field but the content, whose terms stand in the index. */
    titleTerms: ReadonlySet<string>;
    tagTerms: ReadonlySet<string>;
    categoryTerms: ReadonlySet<string>;
  }>;

function titleTermsOf({ title, sectionRoute, type }: SearchDocument, isLead: boolean, termsOf: TermReader): string[] {
  const names = isLead && type !== 'other' ? [title, slugOf(sectionRoute)] : [title];
  const joined = names.map(squash).filter((name) => name !== '' && name.length <= 30);
  return [...names.flatMap(termsOf), ...joined];
}

const tagTermsOf = ({ tags, keywords = [] }: SearchDocument, termsOf: TermReader): string[] =>
  [...tags, ...keywords].flatMap((tag) => [...termsOf(tag), squash(tag)]);

const none: ReadonlySet<string> = new Set();

const textOf = (text: string): Pick<EngineDocument, 'text' | 'lower'> => ({
  text,
  lower: once(() => text.toLowerCase()),
});

function indexDocument(document: SearchDocument, termsOf: TermReader): IndexedDocument {
  const isLead = !document.sectionRoute.includes('#');
  return {
    document,
    isLead,
    facts: once(() => describeTitle(document, isLead)),
    ...textOf(document.content),
    titleTerms: new Set(titleTermsOf(document, isLead, termsOf)),
    tagTerms: isLead ? new Set(tagTermsOf(document, termsOf)) : none,
    categoryTerms: isLead ? new Set(document.sidebarParentCategories.flatMap(termsOf)) : none,
  };
}

const packedOf = ({ index }: SearchPayload): PackedIndex | undefined =>
  (index as Partial<PackedIndex>).version === packedVersion ? (index as PackedIndex) : undefined;

const routeOf = ({ sectionRoute }: SearchDocument): string => sectionRoute.split('#')[0] ?? sectionRoute;

function collectPages(documents: readonly IndexedDocument[]): { pages: EnginePage[]; pageOf: number[] } {
  const byRoute = new Map<string, number[]>();
  for (const [place, { document }] of documents.entries()) {
    const route = routeOf(document);
    const members = byRoute.get(route);
    if (members) members.push(place);
    else byRoute.set(route, [place]);
  }
  const pageOf: number[] = [];
  const pages = [...byRoute].map(([route, members], page): EnginePage => {
    for (const member of members) pageOf[member] = page;
    const { titleTerms = none, tagTerms = none } = documents[members[0] ?? 0] ?? {};
    return { route, documents: members, titleTerms, tagTerms };
  });
  return { pages, pageOf };
}

function collectFields(
  documents: readonly IndexedDocument[],
  content: readonly PostingsPart[],
  { sidebarParentCategories }: FieldBoosts,
): Fields {
  return {
    title: collectTerms(documents.map(({ titleTerms }) => titleTerms)),
    content: joinPostings(content, documents.length),
    tags: collectTerms(documents.map(({ tagTerms }) => tagTerms)),
    sidebarParentCategories: collectTerms(
      documents.map(({ categoryTerms }) => (sidebarParentCategories === undefined ? none : categoryTerms)),
    ),
  };
}

function countTerms(fields: Fields): Map<string, number> {
  const frequency = new Map<string, number>();
  for (const name of fieldNames) fields[name].addCounts(frequency);
  return frequency;
}

/** Takes loaded indexes, those of the docs first, and gives the engine that searches them as one, so that scores compare. An index of another format counts as empty. */
export function createEngine(loaded: readonly SearchPayload[]): Engine {
  const termsOf = createTermReader();
  const documents: IndexedDocument[] = [];
  const content: PostingsPart[] = [];
  const packed = loaded.flatMap((payload) => {
    const index = packedOf(payload);
    if (!index) return [];
    content.push({ postings: unpackPostings(index), offset: documents.length });
    for (const document of payload.documents) documents.push(indexDocument(document, termsOf));
    return index;
  });
  const { pages, pageOf } = collectPages(documents);
  const boosts = packed[0]?.boosts ?? noBoosts;
  const fields = collectFields(documents, content, boosts);
  const frequency = countTerms(fields);
  return {
    documents: documents.map((document, place) => ({ ...document, page: pageOf[place] ?? 0 })),
    pages,
    index: openIndex({ fields, boosts, frequency, documents: documents.length }),
    vocabulary: createVocabulary(frequency, new Set(documents.flatMap(({ titleTerms }) => [...titleTerms]))),
    boosts,
    synonymMap: createSynonymMap(packed[0]?.synonyms ?? noSynonyms),
    common: new Set(packed.flatMap(({ common }) => common)),
  };
}

/** Takes an engine and a text for each of its documents, in order, and gives the engine that reads them. */
export const withTexts = (engine: Engine, texts: readonly (string | undefined)[]): Engine => ({
  ...engine,
  documents: engine.documents.map((document, place) => ({ ...document, ...textOf(texts[place] ?? document.text) })),
});
