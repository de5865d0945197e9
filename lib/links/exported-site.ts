import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from '../files/list-files-below';
import { type ExportedPage, readExportedPage } from './exported-page';

export type ExportPlace = Readonly<{
  /** Where the export will stand: `/` or `/preview/`. */ baseUrl: string;
  /** Base URLs of the builds in other languages, which stand on the same host. */ otherBuilds?: readonly string[];
  /** Files that another command adds, by public path. */ later?: readonly string[];
}>;

/** The exported site, by public path such as `/docs/hooks.html`. */
export type ExportedSite = Required<Omit<ExportPlace, 'later'>> &
  Readonly<{
    files: ReadonlySet<string>;
    pages: ReadonlyMap<string, ExportedPage>;
    ids: ReadonlyMap<string, ReadonlySet<string>>;
  }>;

const chunkFolder = '/_next/';

/** Reads the folder of an exported site, as if the files of `later` stood in it already. */
export function readExportedSite(folder: string, { baseUrl, otherBuilds = [], later = [] }: ExportPlace): ExportedSite {
  const files = listFilesBelow(folder).map((file) => `/${file}`);
  const html = files.filter((file) => file.endsWith('.html') && !file.startsWith(chunkFolder));
  const pages = new Map(html.map((file) => [file, readExportedPage(readFileSync(path.join(folder, file), 'utf8'))]));
  const ids = new Map([...pages].map(([file, page]) => [file, new Set(page.ids)]));
  return { baseUrl, otherBuilds, files: new Set([...files, ...later]), pages, ids };
}
