import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentIssue } from '../lib/errors/content-issue';
import { countIssues, formatIssues, type IssueFormat } from '../lib/errors/format-issues';
import { checkLockFile } from '../lib/supply/check-lock-file';
import { checkManifest } from '../lib/supply/check-manifest';
import { checkWorkflow } from '../lib/supply/check-workflow';
import { readLockFile } from '../lib/supply/lock-file';
import { type Audit, readAudit } from '../lib/supply/read-audit';
import { readArguments } from './read-arguments';

const { values } = readArguments({ options: { format: { type: 'string', default: 'text' } } });
if (values.format !== 'text' && values.format !== 'ci') {
  console.error(`--format is "text" or "ci", not "${values.format}".`);
  process.exit(2);
}

const read = (file: string): string => readFileSync(file, 'utf8');

/** The workflows that run here, and those that hosts are given. */
function workflows(): string[] {
  return ['.github/workflows', 'deploy']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.ya?ml$/.test(name))
        .map((name) => path.posix.join(folder, name))
        .filter((file) => /^jobs:/m.test(read(file)))
        .sort(),
    );
}

function audit(): Audit {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return readAudit(stdout);
}

function tellAudit(result: Audit): readonly ContentIssue[] {
  if (result.kind === 'skipped') console.log(`npm audit: skipped, not passed. ${result.reason}`);
  else console.log(`npm audit: ${result.issues.length} of the packages that readers get have known weaknesses.`);
  return result.kind === 'done' ? result.issues : [];
}

const lock = readLockFile(read('package-lock.json'));
const issues = [
  ...checkLockFile('package-lock.json', lock),
  ...checkManifest({
    manifest: read('package.json'),
    npmrc: read('.npmrc'),
    contributing: read('CONTRIBUTING.md'),
    lock,
  }),
  ...workflows().flatMap((file) => checkWorkflow(file, read(file))),
  ...tellAudit(audit()),
];
if (issues.length > 0) console.log(formatIssues(issues, values.format as IssueFormat));
console.log(`\n${lock.packages.length} packages, ${workflows().length} workflows: ${countIssues(issues)}`);
process.exitCode = issues.some(({ severity }) => severity === 'error') ? 1 : 0;
