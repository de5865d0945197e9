import { type ContentIssue, type Finding, sortIssues } from '../errors/content-issue';
import { checkMarkup, checkMetadata } from './check-exported-page';
import { checkExportedTarget } from './check-exported-target';
import { type ExportPlace, readExportedSite } from './exported-site';

/** A mistake in the frame of the site stands on every page: it is told once. */
function groupByMessage(found: readonly { readonly file: string; readonly finding: Finding }[]): ContentIssue[] {
  const groups = new Map<string, { readonly finding: Finding; readonly files: Set<string> }>();
  for (const { file, finding } of found) {
    const group = groups.get(finding.message) ?? { finding, files: new Set() };
    groups.set(finding.message, group);
    group.files.add(file);
  }
  return [...groups.values()].map(({ finding, files }): ContentIssue => {
    const [first = ''] = files;
    const others = files.size - 1;
    const more = others === 0 ? '' : ` So it is in ${String(others)} other ${others === 1 ? 'file' : 'files'}.`;
    return { file: first.slice(1), severity: 'error', ...finding, message: finding.message + more };
  });
}

/**
 * An issue for each link of an exported site without a file, `#` without an element, repeated
 * id, inline style or handler, request to another host, and missing title, description, language, canonical address or `<h1>`.
 */
export function checkExport(folder: string, place: ExportPlace): ContentIssue[] {
  const site = readExportedSite(folder, place);
  const found = [...site.pages].flatMap(([file, page]) => {
    const wrongTargets = page.targets.flatMap((target) => checkExportedTarget(target, { file, site }));
    return [...checkMarkup(page), ...checkMetadata(page), ...wrongTargets].map((finding) => ({ file, finding }));
  });
  return sortIssues(groupByMessage(found));
}
