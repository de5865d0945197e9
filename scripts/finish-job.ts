import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { normalizeRoute } from '../lib/config/routes';
import { type ExportedPage, readExportedPage } from '../lib/links/exported-page';
import { compressFiles } from './compress-files';
import { type ExportedSite, type FinishSettings, pageFinisher } from './finish-page';
import { keepPage } from './kept-pages';

/** Set up once a thread. */
let finish: ReturnType<typeof pageFinisher> | undefined;

/** The style sheets and scripts of a page, some of which are made when the first page that has them is finished. */
const sharedFiles = ({ folder, baseUrl }: ExportedSite, { targets }: ExportedPage): string[] =>
  targets
    .filter(({ isLoaded, value }) => isLoaded && value.startsWith(baseUrl) && /\.(?:css|js)$/.test(value))
    .map(({ value }) => path.join(folder, value.slice(baseUrl.length)))
    .filter((file) => existsSync(file));

/** Finishes an exported page, compresses its files, notes it for the next build, and gives what the checks read of it. */
export async function finishJob(file: string, settings: FinishSettings): Promise<ExportedPage> {
  const { site, keys } = settings;
  finish ??= pageFinisher(settings);
  const written = finish(file);
  await compressFiles(written);
  const read = readExportedPage(readFileSync(file, 'utf8'));
  const inExport = (name: string): string => path.relative(site.folder, name).split(path.sep).join('/');
  const key = keys.get(normalizeRoute(`/${inExport(file)}`));
  const files = [...new Set([...written, ...sharedFiles(site, read)])].map(inExport);
  if (key !== undefined) keepPage(key, { files, read });
  return read;
}
