import { existsSync } from 'node:fs';
import path from 'node:path';
import { type ContentIssue, issueAt, type Location, startOf } from '../errors/content-issue';
import { listFilesBelow } from '../files/list-files-below';

const isCategoryFile = (name: string): boolean => /^_category_\.(json|ya?ml)$/.test(name);
const isPage = (name: string): boolean => /\.mdx?$/.test(name);

/** Whether a part of a path keeps it out of the site: `_partial.mdx`, `_drafts/x.mdx`, `.hidden/x.mdx`. */
const isSkipped = (file: string): boolean =>
  file.split('/').some((part) => /^[_.]/.test(part) && !isCategoryFile(part));

/** Rule of a missing content folder, which causes further issues wherever its pages are named. */
export const missingContent = 'missing-content';

/** Lists the pages and category files of a content folder, in the same order on every machine; `folderLocation` is where the site's values name the folder. */
export function listContentFiles(root: string, folder: string, folderLocation: Location) {
  const message = `There is no folder "${folder}".`;
  const problem = { rule: missingContent, message, hint: 'Create the folder, or correct its name.' };
  const issues = existsSync(path.join(root, folder)) ? [] : [issueAt(folderLocation, problem)];
  const files = listFilesBelow(path.join(root, folder)).filter((file) => !isSkipped(file));
  const pick = (test: (name: string) => boolean): string[] => files.filter((file) => test(path.posix.basename(file)));
  return { pages: pick(isPage), categories: pick(isCategoryFile), issues };
}

/** The correct name for a file that looks like a page or the settings of a folder. */
function correctedName(name: string): string | undefined {
  const [, settings] = /^[_-]?category[_-]?(\.(?:json|ya?ml))$/i.exec(name) ?? [];
  if (settings !== undefined) return `_category_${settings.toLowerCase()}`;
  return /^[^_.].*\.(?:mdx?|markdown)$/i.test(name) ? name.toLowerCase().replace(/\.markdown$/, '.md') : undefined;
}

/** An issue for each file below `content` that looks like content but is never read, because of its name or because it is outside of the folders. */
export function checkUnread(root: string, content: string, folders: readonly string[]): ContentIssue[] {
  return listFilesBelow(path.join(root, content)).flatMap((below, index, all) => {
    const [file, name] = [path.posix.join(content, below), path.posix.basename(below)];
    const corrected = correctedName(name);
    const isElsewhere = !folders.some((folder) => file.startsWith(`${folder}/`));
    if (corrected === undefined || isSkipped(below.slice(0, -name.length))) return [];
    const previous = all[index - 1] ?? '';
    const isDuplicate = isCategoryFile(name) && previous.replace(/\w+$/, '') === below.replace(/\w+$/, '');
    // Other languages have their own builds, and an imported version is read once it is listed.
    if (isElsewhere ? /^(?:locales|versions)\//.test(below) : !isDuplicate && (isPage(name) || isCategoryFile(name)))
      return [];
    const inside = isDuplicate
      ? `Delete it, or ${path.posix.basename(previous)}, which is read in its place.`
      : `Rename it to ${corrected}.`;
    const hint = isElsewhere ? `Move it into ${folders.join(' or ')}, or start its name with "_".` : inside;
    return [issueAt(startOf(file), { rule: 'unread-file', message: 'Nothing reads this file.', hint })];
  });
}
