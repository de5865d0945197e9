import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { missingContent } from '../lib/content/list-content-files';
import { type CheckedSite, checkSite } from '../lib/site/check-site';
import { readSite } from '../lib/site/get-site';
import { lockCheck } from '../lib/site/check-urls';
import { addRedirects } from '../lib/urls/edit-redirects';
import { checkLock } from '../lib/urls/check-lock';
import { proposeRedirects, type Proposal } from '../lib/urls/propose-redirects';
import { formatLock, lockFile, parseLock } from '../lib/urls/url-lock';
import { readArguments } from './read-arguments';
import { issueFormat, reportIssues, stopAtErrors } from './report-issues';

const { values } = readArguments({
  options: { fix: { type: 'boolean', default: false }, format: { type: 'string', default: 'text' } },
});
const format = issueFormat(values.format);
const readLock = (): Map<string, number> => parseLock(existsSync(lockFile) ? readFileSync(lockFile, 'utf8') : '');

/** Reads the site as it is published, because drafts have no address yet. Stops if a content folder is missing, because its addresses are not gone. */
async function readChecked(): Promise<CheckedSite> {
  const read = await checkSite(process.cwd(), readSite(process.cwd(), { includeDrafts: false }));
  stopAtErrors(read.issues.filter(({ rule }) => rule === missingContent));
  return read;
}

/** Writes the proposed redirects into the front matter of the pages that took over, and reports each. */
function writeRedirects({ pages }: CheckedSite, proposals: readonly Proposal[]): void {
  for (const { page } of pages) {
    const entries = proposals.filter(({ route }) => route === page.route).map(({ entry }) => entry);
    const text = entries.length > 0 ? addRedirects(readFileSync(page.file, 'utf8'), entries) : undefined;
    if (text === undefined) continue;
    writeFileSync(page.file, text);
    for (const entry of entries) console.log(`${page.file}: redirect_from "${entry}"`);
  }
}

/** Adds missing redirects that can be guessed, and new addresses to the lock file; never removes an address. */
async function fix(): Promise<void> {
  const before = await readChecked();
  writeRedirects(before, proposeRedirects(lockCheck(before, readLock())));
  const locked = readLock();
  const { published } = lockCheck(await readChecked(), locked);
  writeFileSync(lockFile, formatLock([...locked.keys(), ...published]));
}

if (values.fix) await fix();
const checked = await readChecked();
const check = lockCheck(checked, readLock());
const issues = [...checked.issues.filter(({ rule }) => rule === 'redirect'), ...checkLock(check)];
reportIssues(issues, format, `${check.published.size} addresses, ${check.redirected.size} led on`);
