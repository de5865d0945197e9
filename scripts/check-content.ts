import { readFileSync, writeFileSync } from 'node:fs';
import { applyFixes } from '../lib/errors/apply-fixes';
import type { ContentIssue } from '../lib/errors/content-issue';
import { relaxStyle } from '../lib/import/imported-pages';
import { type CheckedSite, checkSite } from '../lib/site/check-site';
import { readSite } from '../lib/site/get-site';
import { buildSearchIndexes, checkSearch } from '../lib/site/search-files';
import { readArguments } from './read-arguments';
import { issueFormat, reportIssues } from './report-issues';

const { values } = readArguments({
  options: { fix: { type: 'boolean', default: false }, format: { type: 'string', default: 'text' } },
});
const format = issueFormat(values.format);

const readChecked = (): Promise<CheckedSite> =>
  checkSite(process.cwd(), readSite(process.cwd(), { includeDrafts: true }));

/** Applies the fixes that are certain to the files, and reports each place. */
function fix(issues: readonly ContentIssue[]): void {
  const certain = issues.filter((issue) => issue.fix);
  for (const file of new Set(certain.map((issue) => issue.file))) {
    const own = certain.filter((issue) => issue.file === file);
    const { text, fixed } = applyFixes(readFileSync(file, 'utf8'), own);
    if (fixed.length > 0) writeFileSync(file, text);
    for (const { line, column, fix: { from, to } = { from: '', to: '' } } of fixed)
      console.log(`${file}:${line}:${column}  corrected: "${from}" is now "${to}"`);
  }
}

let checked = await readChecked();
if (values.fix) {
  fix(checked.issues);
  checked = await readChecked();
}
const found = await checkSearch(buildSearchIndexes(checked));
reportIssues([...checked.issues, ...relaxStyle(found, process.cwd())], format, `${checked.pages.length} pages checked`);
