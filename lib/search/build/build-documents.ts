import type { SearchDocument } from '../common/types';
import type { Section } from '../../mdx/types';
import type { SourcePage } from './source-page';
import { trimCode } from './trim-code';

/** A document and its whole text, which is served in a separate file. */
export type FullDocument = Readonly<{ document: SearchDocument; text: string }>;

const maxTextLength = 12_000;

const emptyLead: Section = { id: '', heading: '', level: 1, text: '', code: '' };

/** The page itself comes first, even if it starts with a heading: this document has the page's title. */
const withLead = (sections: readonly Section[]): readonly Section[] =>
  sections[0]?.id === '' ? sections : [emptyLead, ...sections];

/** The prose, an empty line, and the code. */
const textOf = ({ text, code }: Section): string =>
  [text, trimCode(code)].join('\n\n').slice(0, maxTextLength).trimEnd();

function documentOf(page: SourcePage, section: Section): Omit<SearchDocument, 'id'> {
  const isLead = section.id === '';
  const title = isLead ? page.title : section.heading;
  return {
    title,
    sectionTitle: title,
    content: isLead ? page.description : '',
    ...(isLead && page.keywords.length > 0 ? { keywords: page.keywords } : {}),
    // Fields that all documents of a page share are adjacent, to compress as one run.
    tags: page.tags,
    sidebarParentCategories: page.categories,
    type: page.type,
    pageTitle: page.title,
    sectionRoute: isLead ? page.route : `${page.route}#${section.id}`,
    ...(page.explainsTerms && !isLead && section.text !== '' ? { isTerm: true } : {}),
  };
}

/** Returns one document for each section with a heading and one for the start of each page, numbered in order. */
export function buildDocuments(pages: readonly SourcePage[]): FullDocument[] {
  const documents = pages.flatMap((page) =>
    withLead(page.sections).map((section) => ({ document: documentOf(page, section), text: textOf(section) })),
  );
  return documents.map(({ document, text }, id) => ({ document: { id, ...document }, text }));
}
