import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cachedText, cacheFolder, hashOf } from '../mdx/disk-cache';
import { nestToc, type FlatTocEntry } from '../mdx/nest-toc';
import type { ProcessedPage } from '../mdx/types';
import type { PrintChapter, PrintSection } from '../nav/build-print-sections';
import { type Article, idInWhole, printArticles, type Whole } from '../print/print-articles';
import type { ProcessedSite } from './process-site';
import type { GeneratedFile } from './generate-modules';
import { printFile } from './generated-files';
import { listFilesBelow } from './list-files-below';
import type { PrintPage } from './types';

/** Id of the section's title; its pages are counted from 1. */
const titleId = '0';

const markupCache = path.join(cacheFolder, 'print');
const sources = listFilesBelow('lib/print').map((file) => readFileSync(path.join('lib/print', file), 'utf8'));
const version = hashOf(...sources);

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

/** The markup of the articles of a section; a section of which nothing changed comes from the cache. */
async function markupOf(whole: Whole): Promise<readonly string[]> {
  const json = await cachedText(markupCache, [version, JSON.stringify(whole)], () =>
    JSON.stringify(printArticles(whole)),
  );
  return JSON.parse(json) as string[];
}

type Processed = ReadonlyMap<string, ProcessedPage>;

async function toPage(
  section: PrintSection,
  processed: Processed,
  { config }: ProcessedSite['site'],
): Promise<PrintPage> {
  const chapters = section.chapters.map((chapter, index): Chapter => ({
    ...chapter,
    id: String(index + 1),
    processed: processed.get(chapter.doc?.file ?? ''),
  }));
  const entries = chapters.flatMap(tocEntries);
  const markup = await markupOf({
    articles: chapters.map(toArticle),
    baseUrl: config.baseUrl,
    linked: entries.map(({ id }) => id),
    places: section.index === undefined ? {} : { [section.index]: titleId },
  });
  return {
    kind: 'print',
    id: titleId,
    ...{ route: section.route, title: section.title, description: section.description },
    ...{ keywords: [], image: config.socialImage, draft: false },
    // Readers of a search shall come to the pages themselves.
    unlisted: true,
    toc: nestToc(entries),
    pages: chapters.map(({ id, title, description, depth, route, doc }, index) => ({
      ...{ id, title, description, depth, route, integration: doc?.integration, html: markup[index] ?? '' },
    })),
  };
}

/** Takes the processed site and gives, for each section of the docs, the file with the page that prints it. */
export function buildPrintPages({ site, pages }: ProcessedSite): Promise<GeneratedFile[]> {
  const processed = new Map(pages.map((checked) => [checked.page.file, checked.processed]));
  const files = site.printSections.map(async (section) => ({
    path: printFile(section.route),
    text: JSON.stringify(await toPage(section, processed, site)),
  }));
  return Promise.all(files);
}
