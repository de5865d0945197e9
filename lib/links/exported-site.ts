import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type ExportedPage, readExportedPage } from './exported-page';

/** The exported site, by public path such as `/docs/hooks.html`. */
export type ExportedSite = Readonly<{
  /** `/` or `/preview/`. */
  baseUrl: string;
  /** Base URLs of the builds in other languages, which stand on the same host. */
  otherBuilds: readonly string[];
  files: ReadonlySet<string>;
  pages: ReadonlyMap<string, ExportedPage>;
  ids: ReadonlyMap<string, ReadonlySet<string>>;
}>;

const chunkFolder = '/_next/';

/** Reads the folder of an exported site, but for the pages that have been read already. */
export function readExportedSite(
  folder: string,
  {
    baseUrl,
    otherBuilds,
    later,
  }: Pick<ExportedSite, 'baseUrl' | 'otherBuilds'> & Readonly<{ later: readonly string[] }>,
  read: ReadonlyMap<string, ExportedPage>,
): ExportedSite {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => `/${file.split(path.sep).join('/')}`);
  const html = files.filter((file) => file.endsWith('.html') && !file.startsWith(chunkFolder)).sort();
  const pages = new Map(
    html.map((file) => [file, read.get(file) ?? readExportedPage(readFileSync(path.join(folder, file), 'utf8'))]),
  );
  const ids = new Map([...pages].map(([file, page]) => [file, new Set(page.ids)]));
  return { baseUrl, otherBuilds, files: new Set([...files, ...later]), pages, ids };
}
