import { parseArgs } from 'node:util';
import { countIssues, formatIssues, type IssueFormat } from '../lib/errors/format-issues';
import { checkSite } from '../lib/site/check-site';

const { values } = parseArgs({ options: { format: { type: 'string', default: 'text' } } });
if (values.format !== 'text' && values.format !== 'ci') {
  console.error(`--format is "text" or "ci", not "${values.format}".`);
  process.exit(2);
}

const { issues, pages } = await checkSite({ root: process.cwd(), includeDrafts: true });
if (issues.length > 0) console.log(formatIssues(issues, values.format as IssueFormat));
console.log(`\n${pages.length} pages checked: ${countIssues(issues)}`);
process.exitCode = issues.some((issue) => issue.severity === 'error') ? 1 : 0;
