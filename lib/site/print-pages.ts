import type { SiteConfig } from '../config/site-schema';
import { nestToc, type FlatTocEntry } from '../mdx/nest-toc';
import type { ProcessedPage } from '../mdx/types';
import type { PrintChapter, PrintSection } from '../nav/build-print-sections';
import { type Article, printedId, printArticles } from '../print/print-articles';
import type { ProcessedSite } from './process-site';
import { type FileToWrite, printFile } from './generated-files';
import type { PrintPage } from './types';

/** Id of the section's title; its pages are counted from 1. */
const titleId = '0';

type Chapter = PrintChapter & Readonly<{ id: string; processed?: ProcessedPage }>;

/** Second-level headings of a chapter come one level below its title, like a page below its category. */
function tocEntries({ id, title, depth, processed }: Chapter): FlatTocEntry[] {
  const headings = (processed?.toc ?? []).map((entry) => ({ ...entry, id: printedId(id, entry.id), level: depth + 2 }));
  return [{ id, text: title, level: depth + 1 }, ...headings];
}

const toArticle = ({ id, route, depth, processed }: Chapter): Article => ({
  ...{ id, route, html: processed?.html ?? '' },
  // A page's own title is the first level; here the section's is.
  depth: depth + 1,
});

/** Returns, for each section of the docs, the file with the page that prints it. */
export function buildPrintPages({ site, pages }: ProcessedSite): FileToWrite[] {
  const processed = new Map(pages.map(({ page, processed }) => [page.file, processed]));
  return site.printSections.map((section) => {
    const chapters = section.chapters.map((chapter, index): Chapter => ({
      ...chapter,
      id: String(index + 1),
      processed: processed.get(chapter.doc?.file ?? ''),
    }));
    return { path: printFile(section.route), content: JSON.stringify(printPage(section, chapters, site.config)) };
  });
}

function printPage(section: PrintSection, chapters: readonly Chapter[], config: SiteConfig): PrintPage {
  const { route, title, description, index } = section;
  const entries = chapters.flatMap(tocEntries);
  const markup = printArticles({
    articles: chapters.map(toArticle),
    baseUrl: config.baseUrl,
    otherIds: index === undefined ? {} : { [index]: titleId },
  });
  return {
    kind: 'print',
    id: titleId,
    route,
    title,
    description,
    image: config.socialImage,
    // Search engines should list the pages themselves.
    unlisted: true,
    toc: nestToc(entries),
    pages: chapters.map(({ doc, id, title, description, depth, route }, place) => ({
      ...{ id, title, description, depth, route },
      integration: doc?.integration,
      html: markup[place] ?? '',
    })),
  };
}
