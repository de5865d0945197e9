import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { codeFault } from './code-fault';

const folder = mkdtempSync(path.join(tmpdir(), 'values-'));
const file = path.join(folder, 'lib/config/site.ts');
const written = readFileSync('lib/config/site.ts', 'utf8');

mkdirSync(path.join(folder, 'scripts'));
for (const copied of ['lib', 'package.json', 'scripts/compiled.mjs', 'scripts/code-fault.ts', 'scripts/read-config.ts'])
  cpSync(copied, path.join(folder, copied), { recursive: true });
symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
writeFileSync(
  path.join(folder, 'scripts/show.ts'),
  "import { site } from '../lib/config/site';\nconsole.log(site.title);\n",
);
writeFileSync(
  path.join(folder, 'scripts/follow.ts'),
  `import { codeFault } from './code-fault';
import { readConfig } from './read-config';
const told = await readConfig().then(({ title }) => title, codeFault);
console.log(told);
`,
);
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command with changed values of the site; gives its exit code and what it prints. */
function show(before: string, after: string, command = 'show'): readonly [code: number | null, printed: string] {
  expect(written).toContain(before);
  writeFileSync(file, written.replace(before, after));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/compiled.mjs', command], {
    cwd: folder,
    encoding: 'utf8',
  });
  return [status, stdout + stderr];
}

const line = written.split('\n').findIndex((text) => text.startsWith('  baseUrl:')) + 1;

it('a command runs with sound values', () => {
  expect(show('', '')).toEqual([0, 'secureCodeBox\n']);
});

it.each([
  ['a colon that is missing', "baseUrl: '/'", "baseUrl '/'", `${line}:11  error  The code is wrong here: Expected "}"`],
  ['a value given twice', "baseUrl: '/'", "baseUrl: '/', baseUrl: '/a/'", `${line}:17  error`],
  ['a name of nothing', "baseUrl: '/'", 'baseUrl: nothing', `${line}:12  error  The code fails here: nothing is not`],
  ['what fails inside', "baseUrl: '/'", "baseUrl: String(new RegExp('('))", `${line}:19  error`],
  [
    'what git left',
    "  baseUrl: '/'",
    "<<<<<<< HEAD\n  baseUrl: '/'",
    `${line}:1  error  Git left two versions of the text`,
  ],
  ['a file that does not exist', './define-site', './defined-site', '1:28  error  The code is wrong here: Could not'],
  ['a wrong value', "baseUrl: '/'", 'baseUrl: 5', `${line}:12  error  The field "baseUrl"`],
])('%s is reported with its place and a remedy, and without a stack', (_name, before, after, start) => {
  const [code, printed] = show(before, after);
  expect(code).toBe(1);
  expect(printed).toMatch(/\n {4}→ .+\n$/);
  expect(printed.startsWith(`lib/config/site.ts:${start}`), printed).toBe(true);
  expect(printed).not.toMatch(/^\s+at /m);
});

it('a file that exports no values is reported', () => {
  const [code, printed] = show(written, '');
  expect(code).toBe(1);
  expect(printed).toMatch(/^scripts\/show\.ts:\d+:\d+ {2}error .+\n {4}→/);
});

it('reading the values again reports the same, and the process goes on', () => {
  const cases = [
    ["baseUrl: '/'", "baseUrl '/'"],
    ["baseUrl: '/'", 'baseUrl: nothing'],
  ] as const;
  for (const [before, after] of cases) expect(show(before, after, 'follow')).toEqual([0, show(before, after)[1]]);
  expect(show('', '', 'follow')).toEqual([0, 'secureCodeBox\n']);
});

it.each([
  ['a file', 'ENOSPC: no space left on device, write', 'ENOSPC: no space left on device, write'],
  [
    'esbuild',
    'Build failed with 1 error:\nerror: Failed to write to output file: open /a.mjs: read-only file system',
    'error: Failed to write to output file: open /a.mjs: read-only file system',
  ],
])('a failed write is reported with the message of the system, without a stack: %s', (_name, message, told) => {
  expect(codeFault(new Error(message))).toBe(told);
});
