import type { ContentIssue } from '../errors/content-issue';
import { fileIssue } from './file-issue';
import { isUsable } from './licenses';
import type { LockedPackage, LockFile } from './lock-file';

type Report = (rule: string, message: string, hint: string) => void;

function checkPackage(locked: LockedPackage, report: Report): void {
  const { path, name, link, resolved, integrity, license } = locked;
  const published = 'Take a published version of it, and write the file again: npm install --package-lock-only';
  // Without download addresses, every package comes from the registry that npm is configured to use.
  if (link || resolved !== undefined)
    report('lock-source', `${name} comes from a place of its own: ${link ? 'a link' : resolved}.`, published);
  const digest = integrity === undefined ? 'no digest' : 'a digest that is no SHA-512';
  if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''))
    report('lock-integrity', `${name} has ${digest}.`, 'Remove its entry and run: npm install --package-lock-only');
  // A foreign package could slip in under a path that does not match its name.
  if (!path.endsWith(`node_modules/${name}`))
    report(
      'lock-name',
      `What is installed at ${path} is another package: ${name}.`,
      'Use packages under their own names.',
    );
  const named = license === undefined ? 'no license' : `the license ${license}`;
  const allowed = 'Use another package, or add it with a reason to lib/supply/licenses.ts.';
  if (!isUsable(name, license)) report('license', `${name} has ${named}, which is not one of those allowed.`, allowed);
}

/** Reports packages of a lock file that are not what they claim, not verified, or not free to use. */
export function checkLockFile(file: string, { version, packages }: LockFile): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const report: Report = (...issue) => issues.push(fileIssue(file, ...issue));
  for (const locked of packages) checkPackage(locked, report);
  const newer = 'Write it with npm 9 or later: it has version 3 then.';
  if (version !== 3) report('lock-version', `The file has version ${version}.`, newer);
  return issues;
}
