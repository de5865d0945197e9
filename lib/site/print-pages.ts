import type { SiteConfig } from '../config/site-schema';
import { nestToc, type FlatTocEntry } from '../mdx/nest-toc';
import type { ProcessedPage } from '../mdx/types';
import type { PrintChapter, PrintSection } from '../nav/build-print-sections';
import { type Article, idInWhole, printArticles, type Whole } from '../print/print-articles';
import type { ProcessedSite } from './process-site';
import type { GeneratedFile } from './generate-modules';
import { printFile } from './generated-files';
import type { PrintPage } from './types';

/** Id of the section's title; its pages are counted from 1. */
const titleId = '0';

type Chapter = PrintChapter & Readonly<{ id: string; processed?: ProcessedPage }>;

/** The second level of a chapter's headings stands below its title, as a page below its category does. */
function tocEntries({ id, title, depth, processed }: Chapter): FlatTocEntry[] {
  const headings = (processed?.toc ?? []).map((entry) => ({ ...entry, id: idInWhole(id, entry.id), level: depth + 2 }));
  return [{ id, text: title, level: depth + 1 }, ...headings];
}

const toArticle = ({ id, route, depth, processed }: Chapter): Article => ({
  ...{ id, route, html: processed?.html ?? '' },
  // A page's own title is the first level; here the section's is.
  depth: depth + 1,
});

type Section = Readonly<{ section: PrintSection; chapters: readonly Chapter[]; entries: readonly FlatTocEntry[] }>;

function readSection(section: PrintSection, processed: ReadonlyMap<string, ProcessedPage>): Section {
  const chapters = section.chapters.map((chapter, index): Chapter => ({
    ...chapter,
    id: String(index + 1),
    processed: processed.get(chapter.doc?.file ?? ''),
  }));
  return { section, chapters, entries: chapters.flatMap(tocEntries) };
}

const toWhole = ({ section, chapters, entries }: Section, { baseUrl }: SiteConfig): Whole => ({
  articles: chapters.map(toArticle),
  baseUrl,
  linked: entries.map(({ id }) => id),
  places: section.index === undefined ? {} : { [section.index]: titleId },
});

function toPage({ section, chapters, entries }: Section, markup: readonly string[], config: SiteConfig): PrintPage {
  return {
    kind: 'print',
    id: titleId,
    ...{ route: section.route, title: section.title, description: section.description },
    image: config.socialImage,
    // Readers of a search shall come to the pages themselves.
    unlisted: true,
    toc: nestToc(entries),
    pages: chapters.map(({ id, title, description, depth, route, doc }, index) => ({
      ...{ id, title, description, depth, route, integration: doc?.integration, html: markup[index] ?? '' },
    })),
  };
}

/** Takes the processed site and gives, for each section of the docs, the file with the page that prints it. */
export function buildPrintPages({ site, pages }: ProcessedSite): GeneratedFile[] {
  const processed = new Map(pages.map((checked) => [checked.page.file, checked.processed]));
  return site.printSections.map((section) => {
    const read = readSection(section, processed);
    const page = toPage(read, printArticles(toWhole(read, site.config)), site.config);
    return { path: printFile(section.route), text: JSON.stringify(page) };
  });
}
