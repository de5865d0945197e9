import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '../lib/import/read-settings';
import type { OldSite } from '../lib/import/types';
import { readContentImage } from '../lib/mdx/content-image';
import { listFilesBelow } from '../lib/files/list-files-below';

const isOwn = (file: string): boolean => !/(?:^|\/)(?:node_modules|\.git|\.docusaurus|build)\//.test(file);

const pictureFaults: Readonly<Record<string, string>> = {
  'missing-image': 'is not in the old site',
  'unreadable-image': 'is damaged',
  'active-image': 'holds a script',
  'heavy-image': 'is too heavy',
  'unnamed-image': 'has no name',
};

/** The Docusaurus site in a folder. */
export function openOldSite(root: string): OldSite {
  const at = (file: string): string => path.join(root, file);
  const source: OldSite = {
    files: new Set(listFilesBelow(root).filter(isOwn)),
    read: (file) =>
      readFileSync(at(file), 'utf8')
        .replace(/^\uFEFF/, '')
        .replaceAll('\r\n', '\n'),
    pictureFault(file) {
      const place = { file: path.resolve(at(file)).replaceAll('\\', '/'), context: { baseUrl: '/', routeOfFile: {} } };
      const image = readContentImage(`./${encodeURIComponent(path.basename(file))}`, place);
      return 'problem' in image ? pictureFaults[image.problem.rule] : undefined;
    },
    lastChanged: (file) => statSync(at(file)).mtime.toISOString().slice(0, 10),
  };
  // Docs and blog may be beside the site's folder.
  const { docs, blog, others } = readSettings(source);
  const outside = [docs, blog, ...others.map((each) => each.docs)].filter((folder) => folder.startsWith('..'));
  const files = outside.flatMap((folder) => listFilesBelow(at(folder)).map((file) => path.posix.join(folder, file)));
  return { ...source, files: new Set([...source.files, ...files.filter(isOwn)]) };
}
