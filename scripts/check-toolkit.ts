// Checks all pages against a working tree of the toolkit, whatever its version: `npm run check:toolkit -- PATH`.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { formatIssues } from '../lib/errors/format-issues';
import { checkToolkit } from '../lib/toolkit/check-toolkit';
import { readArguments } from './read-arguments';
import { refuse } from './refuse';

const [root = ''] = readArguments({ allowPositionals: true }).positionals;
if (!existsSync(path.join(root, 'operator/crds')))
  refuse(`"${root}" is not a working tree of the toolkit. Run: npm run check:toolkit -- ../secureCodeBox`);

const { issues, pages, novelties, claims } = checkToolkit('content', root);
if (issues.length > 0) console.log(`${formatIssues(issues)}\n`);
if (novelties.length > 0) console.log('New, and not described anywhere:');
for (const { file, what } of novelties) console.log(`  ${file}  ${what}`);
console.log(
  `\n${claims} claims: ${issues.length} no longer hold, which concerns ${pages.length} pages; ${novelties.length} new`,
);
process.exitCode = issues.length > 0 ? 1 : 0;
