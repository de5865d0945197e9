import type { ContentIssue } from '../errors/content-issue';
import { issueOf } from './issue-of';
import { mayBeUsed } from './licenses';
import type { LockedPackage, LockFile } from './lock-file';

/** What must hold for each package. */
type Rule = Readonly<{
  rule: string;
  holds: (locked: LockedPackage) => boolean;
  message: (locked: LockedPackage) => string;
  hint: string;
}>;

/** npm writes the digests that it has seen: optional packages for other systems may lack theirs. */
const mayLackDigest = ({ integrity, optional, devOptional }: LockedPackage): boolean =>
  integrity === undefined && (optional === true || devOptional === true);

const rules: readonly Rule[] = [
  {
    // Without addresses, every package comes from the registry that npm is set to.
    rule: 'lock-source',
    holds: ({ resolved, link }) => !link && resolved === undefined,
    message: ({ name, resolved, link }) =>
      `${name} comes from a place of its own: ${link ? 'a link' : String(resolved)}.`,
    hint: 'Take a published version of it, and write the file again: npm install --package-lock-only',
  },
  {
    rule: 'lock-integrity',
    holds: (locked) => mayLackDigest(locked) || /^sha512-[A-Za-z0-9+/]{86}==$/.test(locked.integrity ?? ''),
    message: ({ name, integrity }) =>
      `${name} has ${integrity === undefined ? 'no digest' : 'a digest that is no SHA-512'}.`,
    hint: 'Remove its entry and run: npm install --package-lock-only',
  },
  {
    // A path that says one package and a name that says another is how a foreign package would slip in.
    rule: 'lock-name',
    holds: ({ path, name }) => path.endsWith(`node_modules/${name}`),
    message: ({ path, name }) => `What is installed at ${path} is another package: ${name}.`,
    hint: 'Use packages under their own names.',
  },
  {
    rule: 'license',
    holds: ({ name, license }) => mayBeUsed(name, license),
    message: ({ name, license }) =>
      `${name} has ${license === undefined ? 'no license' : `the license ${license}`}, which is not one of those allowed.`,
    hint: 'Use another package, or add it with a reason to lib/supply/licenses.ts.',
  },
];

/** Issues of a lock file whose packages are not what they say, not verified, or not free to use. */
export function checkLockFile(file: string, { version, packages }: LockFile): ContentIssue[] {
  const issues = packages.flatMap((locked) =>
    rules
      .filter(({ holds }) => !holds(locked))
      .map(({ rule, message, hint }) => issueOf(file, rule, message(locked), hint)),
  );
  const newer = 'Write it with npm 9 or later: it has version 3 then.';
  if (version !== 3) issues.push(issueOf(file, 'lock-version', `The file has version ${version}.`, newer));
  const unseen = packages.filter((locked) => mayLackDigest(locked) && !locked.link);
  const message = `${unseen.length} optional packages for other systems have no digest, such as ${unseen[0]?.name}.`;
  const hint = 'With the registry at hand, run: npm install --package-lock-only';
  if (unseen.length > 0) issues.push({ ...issueOf(file, 'lock-integrity', message, hint), severity: 'warning' });
  return issues;
}
