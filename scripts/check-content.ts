import { parseArgs } from 'node:util';
import { countIssues, formatIssues, type IssueFormat } from '../lib/errors/format-issues';
import { checkSite } from '../lib/site/check-site';
import { readSite } from '../lib/site/get-site';
import { buildSearchIndexes, checkSearch } from '../lib/site/search-files';

const { values } = parseArgs({ options: { format: { type: 'string', default: 'text' } } });
if (values.format !== 'text' && values.format !== 'ci') {
  console.error(`--format is "text" or "ci", not "${values.format}".`);
  process.exit(2);
}

const checked = await checkSite(process.cwd(), readSite(process.cwd(), true));
const issues = [...checked.issues, ...(await checkSearch(buildSearchIndexes(checked)))];
if (issues.length > 0) console.log(formatIssues(issues, values.format as IssueFormat));
console.log(`\n${checked.pages.length} pages checked: ${countIssues(issues)}`);
process.exitCode = issues.some((issue) => issue.severity === 'error') ? 1 : 0;
