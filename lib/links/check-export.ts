import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContentIssue, type Problem, sortIssues } from '../errors/content-issue';
import { findElements } from '../files/find-elements';
import { listFilesBelow } from '../files/list-files-below';
import { checkExportedPage } from './check-exported-page';
import { checkExportedTarget } from './check-exported-target';
import { idsOf, targetsOf } from './exported-page';

export type Deployment = Readonly<{
  /** Where the export will stand: `/` or `/preview/`. */ baseUrl: string;
  /** Base URLs of the builds in other languages, which stand on the same host. */ otherBuilds?: readonly string[];
  /** Files that another command adds, by public path. */ later?: readonly string[];
}>;

const chunkFolder = '/_next/';

/**
 * An issue for each link of an exported site without a file, `#` without an element, repeated
 * id, inline style or handler, request to another host, and missing title, description, language, canonical address or `<h1>`.
 */
export function checkExport(folder: string, { baseUrl, otherBuilds = [], later = [] }: Deployment): ContentIssue[] {
  const files = listFilesBelow(folder).map((file) => `/${file}`);
  const html = files.filter((file) => file.endsWith('.html') && !file.startsWith(chunkFolder));
  // Keep only this of each page: the elements of all pages might not fit into memory.
  const pages = html.map((file) => {
    const elements = findElements(readFileSync(path.join(folder, file), 'utf8'));
    const ids = new Set(idsOf(elements));
    return { file, ids, targets: targetsOf(elements), problems: checkExportedPage(elements) };
  });
  const ids = new Map(pages.map((page) => [page.file, page.ids]));
  const site = { baseUrl, otherBuilds, files: new Set([...files, ...later]), ids };
  const found = pages.flatMap(({ file, targets, problems }) => {
    const inTargets = targets.flatMap((target) => checkExportedTarget(target, file, site));
    return [...problems, ...inTargets].map((problem) => ({ file, problem }));
  });
  return sortIssues(groupByMessage(found));
}

/** A mistake in the site's frame is on every page, so it is reported once. */
function groupByMessage(found: readonly { readonly file: string; readonly problem: Problem }[]): ContentIssue[] {
  const groups = new Map<string, { readonly problem: Problem; readonly files: Set<string> }>();
  for (const { file, problem } of found) {
    const group = groups.get(problem.message) ?? { problem, files: new Set() };
    groups.set(problem.message, group);
    group.files.add(file);
  }
  return [...groups.values()].map(({ problem, files }): ContentIssue => {
    const [first = ''] = files;
    const others = files.size - 1;
    const more = others === 0 ? '' : ` So it is in ${String(others)} other ${others === 1 ? 'file' : 'files'}.`;
    return { file: first.slice(1), severity: 'error', ...problem, message: problem.message + more };
  });
}
