import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checksumFile, digestOf, parseChecksums } from '../lib/export/checksums';
import type { ExportedPage } from '../lib/links/exported-page';
import { cacheFolder, hashOf, keepBytes } from '../lib/mdx/disk-cache';
import { listFilesBelow } from '../lib/site/list-files-below';
import { endings } from './compress-files';
import { linkFile } from './link-file';

/** A finished page: the files that were exported for it, by their paths in the export, the page itself first, and what the checks read of it. */
export type KeptPage = Readonly<{ files: readonly string[]; read: ExportedPage }>;

const records = path.join(cacheFolder, 'exported');
const recordOf = (key: string): string => path.join(records, `${key}.json`);

/** Changes with what finishes pages. */
export const finishing = hashOf(
  ...listFilesBelow('scripts').map((file) => readFileSync(path.join('scripts', file), 'utf8')),
);

/** Notes a finished page under the name of all that it was made from. */
export const keepPage = (key: string, page: KeptPage): void => keepBytes(recordOf(key), JSON.stringify(page));

/** Says of a file of an export whether it is as the build left it. */
function untouched(folder: string): (file: string) => boolean {
  const list = path.join(folder, checksumFile);
  const digests = parseChecksums(existsSync(list) ? readFileSync(list, 'utf8') : '');
  const known = new Map<string, boolean>();
  const read = (file: string): boolean =>
    digests.has(file) &&
    existsSync(path.join(folder, file)) &&
    digestOf(readFileSync(path.join(folder, file))) === digests.get(file);
  return (file) => {
    const isSame = known.get(file) ?? read(file);
    known.set(file, isSame);
    return isSame;
  };
}

/** The compressed forms of files of an export that has them. */
const formsOf = (folder: string, files: readonly string[]): string[] =>
  files
    .flatMap((file) => endings.map((ending) => `${file}.${ending}`))
    .filter((file) => existsSync(path.join(folder, file)));

/** Takes the keys of all pages by route and gives those that the export in `folder` holds, made from the same and untouched since. */
export function findKeptPages(keys: ReadonlyMap<string, string>, folder: string): ReadonlyMap<string, KeptPage> {
  const isUntouched = untouched(folder);
  const found = [...keys].flatMap(([route, key]) => {
    if (!existsSync(recordOf(key))) return [];
    const page = JSON.parse(readFileSync(recordOf(key), 'utf8')) as KeptPage;
    return [...page.files, ...formsOf(folder, page.files)].every(isUntouched) ? [[route, page] as const] : [];
  });
  return new Map(found);
}

type Move = Readonly<{ from: string; to: string }>;

function linkPage({ files }: KeptPage, { from, to }: Move): void {
  for (const file of [...files, ...formsOf(from, files)]) {
    const target = path.join(to, file);
    // Style sheets and scripts are shared by pages.
    if (existsSync(target)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    linkFile(path.join(from, file), target);
  }
}

/** Takes the kept pages that were not made anew over from one export to the other; gives what the checks read of them, by public path. */
export function placeKeptPages(kept: Iterable<KeptPage>, move: Move): ReadonlyMap<string, ExportedPage> {
  const placed = new Map<string, ExportedPage>();
  for (const page of kept) {
    const [html = ''] = page.files;
    if (existsSync(path.join(move.to, html))) continue;
    linkPage(page, move);
    placed.set(`/${html}`, page.read);
  }
  return placed;
}

/** Forgets the pages that no key names any more. */
export function forgetOthers(keys: ReadonlyMap<string, string>): void {
  const wanted = new Set([...keys.values()].map((key) => path.basename(recordOf(key))));
  if (!existsSync(records)) return;
  for (const name of readdirSync(records)) if (!wanted.has(name)) rmSync(path.join(records, name));
}
