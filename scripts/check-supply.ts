import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentIssue } from '../lib/errors/content-issue';
import { checkLockFile } from '../lib/supply/check-lock-file';
import { checkPackageJson } from '../lib/supply/check-package-json';
import { checkWorkflow } from '../lib/supply/check-workflow';
import { readLockFile } from '../lib/supply/lock-file';
import { listFilesBelow } from '../lib/files/list-files-below';
import { readAudit } from '../lib/supply/read-audit';
import { readArguments } from './read-arguments';
import { issueFormat, reportIssues } from './report-issues';
import { shellCommand } from './shell-command';

const { values } = readArguments({ options: { format: { type: 'string', default: 'text' } } });
const format = issueFormat(values.format);

const read = (file: string): string => readFileSync(file, 'utf8');

/** The workflows of this repository, and those offered to hosts. */
const workflows = ['.github/workflows', 'deploy'].flatMap((folder) =>
  listFilesBelow(folder)
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => path.posix.join(folder, name))
    .filter((file) => /^jobs:/m.test(read(file))),
);

function audit(): readonly ContentIssue[] {
  const { program, args, shell } = shellCommand('npm', ['audit', '--omit=dev', '--json']);
  const { stdout } = spawnSync(program, args, { shell, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { issues, skipped } = readAudit(stdout);
  if (skipped !== undefined) console.log(`npm audit: skipped, not passed. ${skipped}`);
  else console.log(`npm audit: ${issues.length} of the packages that readers get have known vulnerabilities.`);
  return issues;
}

const lock = readLockFile(read('package-lock.json'));
const issues = [
  ...checkLockFile('package-lock.json', lock),
  ...checkPackageJson({
    manifest: read('package.json'),
    npmrc: read('.npmrc'),
    contributing: read('CONTRIBUTING.md'),
    lock,
  }),
  ...workflows.flatMap((file) => checkWorkflow(file, read(file))),
  ...audit(),
];
reportIssues(issues, format, `${lock.packages.length} packages, ${workflows.length} workflows`);
