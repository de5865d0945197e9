import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checksumFile, checksumsOf, differingFiles, folderDigest } from '../lib/export/checksums';
import { linkTree } from './reproducible/link-tree';

/** A place to build in, which must make no difference. */
type Place = Readonly<{ folder: string; environment: Readonly<Record<string, string>> }>;

const root = process.cwd();
const shiftClock = path.join(root, 'scripts/reproducible/shift-clock.mjs');

const places: readonly Place[] = [
  { folder: 'first', environment: { TZ: 'UTC', LC_ALL: 'C.UTF-8' } },
  {
    folder: 'another place/further down/second',
    // Another time zone, another alphabet, another year.
    environment: { TZ: 'Pacific/Kiritimati', LC_ALL: 'sv_SE.UTF-8', NODE_OPTIONS: `--import=${shiftClock}` },
  },
];

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Builds the last commit in a clone of its own and gives the list of digests of what came out. */
function buildAt(base: string, { folder, environment }: Place): string {
  const clone = path.join(base, folder);
  git('clone', '--quiet', root, clone);
  linkTree(path.join(root, 'node_modules'), path.join(clone, 'node_modules'));
  console.log(`── ${clone} (${Object.values(environment).join(', ')})`);
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: clone,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, ...environment },
  });
  if (status !== 0) throw new Error(`The build failed there.\n${stdout}\n${stderr}`);
  const checksums = checksumsOf(path.join(clone, 'out'));
  if (readFileSync(path.join(clone, 'out', checksumFile), 'utf8') !== checksums)
    throw new Error(`out/${checksumFile} does not list what is in out/.`);
  console.log(`   ${folderDigest(checksums)}`);
  return checksums;
}

function verify(base: string): boolean {
  const [first = '', second = ''] = places.map((place) => buildAt(base, place));
  const differing = differingFiles(first, second);
  const count = first.split('\n').length - 1;
  if (differing.length === 0) console.log(`\nCommit ${git('rev-parse', 'HEAD')}: ${count} files, byte for byte alike.`);
  else console.error(`\n${differing.length} of ${count} files differ:\n${differing.join('\n')}`);
  return differing.length === 0;
}

if (git('status', '--porcelain') !== '') console.log('What is not committed yet is no part of this.');
const base = mkdtempSync(path.join(os.tmpdir(), 'reproducible-'));
const isAlike = verify(base);
// Where they differ, the two are left for those who look for the reason.
if (isAlike) rmSync(base, { recursive: true, force: true });
else console.error(`\nCompare them in ${base}`);
process.exitCode = isAlike ? 0 : 1;
