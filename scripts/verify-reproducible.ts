import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checksumFile, checksumsOf, differingFiles, digestOf } from '../lib/export/checksums';
import { readArguments } from './read-arguments';

/** A place to build in, which must make no difference. */
type Setup = Readonly<{ folder: string; environment: Readonly<Record<string, string>> }>;

readArguments({});
const root = process.cwd();
const shiftClock = path.join(root, 'scripts/reproducible/shift-clock.mjs');

const setups: readonly Setup[] = [
  { folder: 'first', environment: { TZ: 'UTC', LC_ALL: 'C.UTF-8' } },
  {
    folder: 'another place/further down/second',
    // Another time zone, another alphabet, another year.
    environment: { TZ: 'Pacific/Kiritimati', LC_ALL: 'sv_SE.UTF-8', NODE_OPTIONS: `--import=${shiftClock}` },
  },
];

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Builds a clone, with the offline edition, and returns the list of digests of the output. */
function build(clone: string, environment: Setup['environment']): string {
  for (const script of ['build', 'build:offline']) {
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script], {
      cwd: clone,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, ...environment },
    });
    if (status !== 0) throw new Error(`npm run ${script} failed there.\n${stdout}\n${stderr}`);
  }
  const checksums = checksumsOf(path.join(clone, 'out'));
  if (readFileSync(path.join(clone, 'out', checksumFile), 'utf8') !== checksums)
    throw new Error(`out/${checksumFile} does not list what is in out/.`);
  console.log(`   ${digestOf(checksums)}`);
  return checksums;
}

/** Builds the last commit in a clone of its own. */
function buildAt(base: string, { folder, environment }: Setup): string {
  const clone = path.join(base, folder);
  git('clone', '--quiet', root, clone);
  cpSync(path.join(root, 'node_modules'), path.join(clone, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  console.log(`── ${clone} (${Object.values(environment).join(', ')})`);
  return build(clone, environment);
}

/** Pages that are edited one after the other. */
const edits = ['content/docs/10-security.mdx', 'content/docs/index.mdx'] as const;

/** Builds a clone after each edit with the caches of its last build, and after the last edit also without; returns the two last lists. */
function buildEdited(clone: string): readonly [string, string] {
  let edited = '';
  for (const page of edits) {
    appendFileSync(path.join(clone, page), '\nA line more.\n');
    console.log(`── ${clone} (${page} edited)`);
    edited = build(clone, {});
  }
  for (const folder of ['.cache', '.next', 'out']) rmSync(path.join(clone, folder), { recursive: true, force: true });
  console.log(`── ${clone} (after the same edits, from nothing)`);
  return [edited, build(clone, {})];
}

function areAlike(first: string, second: string): boolean {
  const differing = differingFiles(first, second);
  const count = first.split('\n').length - 1;
  if (differing.length === 0) console.log(`\n${count} files, byte for byte alike.\n`);
  else console.error(`\n${differing.length} of ${count} files differ:\n${differing.join('\n')}`);
  return differing.length === 0;
}

function verify(base: string): boolean {
  console.log(`Commit ${git('rev-parse', 'HEAD')}`);
  const [first = '', second = ''] = setups.map((setup) => buildAt(base, setup));
  return areAlike(first, second) && areAlike(...buildEdited(path.join(base, setups[0]?.folder ?? '')));
}

if (git('status', '--porcelain') !== '') console.log('Changes that are not committed are not included.');
const base = mkdtempSync(path.join(os.tmpdir(), 'reproducible-'));
const isVerified = verify(base);
// If they differ, both builds are kept for finding the reason.
if (isVerified) rmSync(base, { recursive: true, force: true });
else console.error(`\nCompare them in ${base}`);
process.exitCode = isVerified ? 0 : 1;
