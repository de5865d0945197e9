import type { ContentIssue } from '../errors/content-issue';
import { mayBeUsed } from './licenses';
import type { LockedPackage, LockFile } from './lock-file';

type Finding = Pick<ContentIssue, 'rule' | 'severity' | 'message' | 'hint'>;

/** A lock file without addresses takes every package from the registry that npm is set to, and holds for each of them. */
function checkSource({ name, resolved, isLink }: LockedPackage): Finding[] {
  if (!isLink && resolved === undefined) return [];
  return [
    {
      rule: 'lock-source',
      severity: 'error',
      message: `${name} comes from a place of its own: ${isLink ? 'a link' : String(resolved)}.`,
      hint: 'Take a published version of it, and write the file again: npm install --package-lock-only',
    },
  ];
}

/** An archive is what was locked only where its digest is known. Optional ones of other systems may lack it: npm writes what it has seen. */
function checkIntegrity({ name, integrity, isOptional }: LockedPackage): Finding[] {
  if (integrity === undefined ? isOptional : /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity)) return [];
  return [
    {
      rule: 'lock-integrity',
      severity: 'error',
      message: `${name} has ${integrity === undefined ? 'no digest' : 'a digest that is no SHA-512'}.`,
      hint: 'Remove its entry and run: npm install --package-lock-only',
    },
  ];
}

/** A path that says one package and a name that says another is how a foreign package would slip in. */
function checkName({ path, name }: LockedPackage): Finding[] {
  if (path.endsWith(`node_modules/${name}`)) return [];
  return [
    {
      rule: 'lock-name',
      severity: 'error',
      message: `What is installed at ${path} is another package: ${name}.`,
      hint: 'Use packages under their own names.',
    },
  ];
}

function checkLicense({ name, license }: LockedPackage): Finding[] {
  if (mayBeUsed(name, license)) return [];
  return [
    {
      rule: 'license',
      severity: 'error',
      message: `${name} has ${license === undefined ? 'no license' : `the license ${license}`}, which is not one of those allowed.`,
      hint: 'Use another package, or add it with a reason to lib/supply/licenses.ts.',
    },
  ];
}

/** Packages without a digest, told together: they are for other systems than the one that wrote the file. */
function unverified(packages: readonly LockedPackage[]): Finding[] {
  const without = packages.filter(
    ({ integrity, isOptional, isLink }) => integrity === undefined && isOptional && !isLink,
  );
  if (without.length === 0) return [];
  return [
    {
      rule: 'lock-integrity',
      severity: 'warning',
      message: `${String(without.length)} optional packages for other systems have no digest, such as ${without[0]?.name ?? ''}.`,
      hint: 'With the registry at hand, run: npm install --package-lock-only',
    },
  ];
}

/** Takes a lock file and gives an issue for each package that is not what it says, not verified, or not free to use. */
export function checkLockFile(file: string, { version, packages }: LockFile): ContentIssue[] {
  const old: Finding[] =
    version === 3
      ? []
      : [
          {
            rule: 'lock-version',
            severity: 'error',
            message: `The file has version ${String(version)}.`,
            hint: 'Write it with npm 9 or later: it has version 3 then.',
          },
        ];
  const found = packages.flatMap((each) =>
    [checkSource, checkIntegrity, checkName, checkLicense].flatMap((check) => check(each)),
  );
  return [...old, ...found, ...unverified(packages)].map((finding) => ({ file, ...finding }));
}
