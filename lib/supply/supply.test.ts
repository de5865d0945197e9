import { describe, expect, it } from 'vitest';
import { checkLockFile } from './check-lock-file';
import { checkPackageJson } from './check-package-json';
import { checkWorkflow } from './check-workflow';
import { isAllowedLicense, isUsable } from './licenses';
import { readLockFile } from './lock-file';
import { readAudit } from './read-audit';
import { reproducibleSbom } from './sbom';

const integrity = `sha512-${'A'.repeat(86)}==`;
const good = { version: '1.0.0', license: 'MIT', integrity };

const lockOf = (packages: Readonly<Record<string, object>>) =>
  readLockFile(JSON.stringify({ lockfileVersion: 3, packages: { '': { name: 'site' }, ...packages } }));
const rulesOf = (packages: Readonly<Record<string, object>>): string[] =>
  checkLockFile('package-lock.json', lockOf(packages)).map(({ rule, severity }) => `${severity} ${rule}`);

describe('the lock file', () => {
  it('may hold packages of the registry with their digests', () => {
    expect(rulesOf({ 'node_modules/@scope/a': good, 'node_modules/b': good })).toEqual([]);
  });

  it.each([
    ['from another place', { 'node_modules/a': { ...good, resolved: 'https://example.org/a.tgz' } }, 'lock-source'],
    ['from git', { 'node_modules/a': { ...good, resolved: 'git+ssh://git@github.com/a/a.git#abc' } }, 'lock-source'],
    ['without a digest', { 'node_modules/a': { ...good, integrity: undefined } }, 'lock-integrity'],
    [
      'for other systems without one',
      { 'node_modules/a': { ...good, integrity: undefined, optional: true } },
      'lock-integrity',
    ],
    ['with a weak digest', { 'node_modules/a': { ...good, integrity: 'sha1-abc' } }, 'lock-integrity'],
    ['under a name that is not its own', { 'node_modules/a': { ...good, name: 'evil' } }, 'lock-name'],
    ['without a license', { 'node_modules/a': { ...good, license: undefined } }, 'license'],
    ['whose license binds the site', { 'node_modules/a': { ...good, license: 'AGPL-3.0-only' } }, 'license'],
  ])('may hold none %s', (_name, packages, rule) => {
    expect(rulesOf(packages)).toEqual([`error ${rule}`]);
  });
});

describe('licenses', () => {
  it('are allowed one by one, as alternatives, and together', () => {
    expect(
      ['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND ISC', 'Apache-2.0 WITH LLVM-exception'].map(isAllowedLicense),
    ).toEqual([true, true, true, true]);
    expect(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'UNLICENSED', ''].map(isAllowedLicense)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('are excepted for named packages only', () => {
    expect(isUsable('satori', 'MPL-2.0')).toBe(true);
    expect(isUsable('satori-2', 'MPL-2.0')).toBe(false);
  });
});

describe('the project', () => {
  const sound = {
    manifest: JSON.stringify({ dependencies: { a: '1.0.0', '@types/b': '2.0.0-rc.1' }, scripts: { build: 'x' } }),
    npmrc: 'save-exact=true\nignore-scripts=true\n',
    contributing:
      '## Why each package is here\n\n| Package | For |\n| --- | --- |\n| `a` `@types/*` | work |\n\n## Terms\n',
    lock: lockOf({ 'node_modules/a': good, 'node_modules/@types/b': { ...good, version: '2.0.0-rc.1' } }),
  };
  const problems = (change: Partial<typeof sound>): string[] =>
    checkPackageJson({ ...sound, ...change }).map(({ file, rule, message }) => `${file} ${rule}: ${message}`);
  const manifest = (dependencies: object, scripts = {}): string => JSON.stringify({ dependencies, scripts });

  it('has nothing against pinned packages with a reason', () => {
    expect(problems({})).toEqual([]);
  });

  it.each([
    ['a range', { manifest: manifest({ a: '^1.0.0' }) }, 'package.json pin: a is not pinned: "^1.0.0".'],
    [
      'another version than the locked one',
      { manifest: manifest({ a: '1.0.1' }) },
      'package.json pin: a is 1.0.1 here and 1.0.0 in the lock file.',
    ],
    [
      'no reason',
      { contributing: sound.contributing.replace('`a`', '') },
      'CONTRIBUTING.md reason: Nothing says why a is here.',
    ],
    [
      'a reason in another table',
      { contributing: sound.contributing.replace('## Why', '## Not why') },
      'CONTRIBUTING.md reason: Nothing says why a is here.',
    ],
    ['install scripts', { npmrc: 'save-exact=true\n' }, '.npmrc npm-setting: The line ignore-scripts=true is missing.'],
    [
      'a script at install',
      { manifest: manifest({ a: '1.0.0' }, { postinstall: 'x' }) },
      'package.json install-script: "postinstall" runs at install.',
    ],
  ])('may not have %s', (_name, change, message) => {
    expect(problems(change)).toContain(message);
  });
});

describe('a workflow', () => {
  const commit = '3d3c42e5aac5ba805825da76410c181273ba90b1';
  const sound = [
    'on: [push]',
    'permissions: {}',
    'jobs:',
    '  test:',
    '    steps:',
    `      - uses: actions/checkout@${commit} # v7.0.1`,
    '        with:',
    '          persist-credentials: false',
    '      - run: npm test',
    '',
  ].join('\n');
  const problems = (text: string): string[] =>
    checkWorkflow('w.yml', text).map(({ line, rule }) => `${String(line)} ${rule}`);

  it('is sound with pinned actions and no rights', () => {
    expect(problems(sound)).toEqual([]);
    expect(problems(sound.replace('{}', '{ contents: read }'))).toEqual([]);
  });

  it.each([
    ['a tag in place of a commit', sound.replace(commit, 'v7'), '6 action-pin'],
    ['a commit without its version', sound.replace(' # v7.0.1', ''), '6 action-pin'],
    ['the right to write', sound.replace('{}', '{ contents: write }'), '1 workflow-permissions'],
    ['every right', sound.replace('{}', 'write-all'), '1 workflow-permissions'],
    ['no word about rights', sound.replace('permissions: {}\n', ''), '1 workflow-permissions'],
    [
      'foreign code with the rights of the project',
      sound.replace('[push]', '[pull_request_target]'),
      '1 workflow-trigger',
    ],
    [
      'foreign text in a command',
      sound.replace('npm test', 'echo ${{ github.event.issue.title }}'),
      '9 workflow-injection',
    ],
    ['a token left in the clone', sound.replace('false', 'true'), '6 workflow-credentials'],
  ])('may not have %s', (_name, text, problem) => {
    expect(problems(text)).toEqual([problem]);
  });
});

describe('npm audit', () => {
  it('gives an issue for each weak package', () => {
    const json = JSON.stringify({ vulnerabilities: { a: { severity: 'high', range: '<2', fixAvailable: true } } });
    expect(readAudit(json)).toMatchObject({ issues: [{ severity: 'error', rule: 'audit' }] });
    expect(readAudit('{"vulnerabilities":{}}')).toEqual({ issues: [] });
  });

  it('has not passed if the registry did not answer', () => {
    expect(readAudit('{"message":"405 Method Not Allowed"}')).toEqual({
      issues: [],
      skipped: '405 Method Not Allowed',
    });
    expect(readAudit('')).toEqual({ issues: [], skipped: 'The registry gave no answer.' });
  });
});

describe('the bill of materials', () => {
  const written = (serialNumber: string, timestamp: string): string =>
    JSON.stringify({
      bomFormat: 'CycloneDX',
      serialNumber,
      metadata: { timestamp, tools: [{ name: 'cli', version: '11.0.0' }], component: { name: 'site' } },
      components: [{ name: 'a' }],
    });
  const first = written('urn:uuid:1', '2026-01-01');

  it('is the same each time, but different for other packages or another Node', () => {
    const bom = reproducibleSbom(first, 'v20.9.0');
    expect(reproducibleSbom(written('urn:uuid:2', '2026-01-02').replace('11.0.0', '10.0.0'), 'v20.9.0')).toBe(bom);
    const serials = [
      bom,
      reproducibleSbom(first, 'v22.0.0'),
      reproducibleSbom(first.replace('"a"', '"b"'), 'v20.9.0'),
    ].map((text) => (JSON.parse(text) as { serialNumber: string }).serialNumber);
    expect(new Set(serials).size).toBe(3);
    for (const serial of serials)
      expect(serial).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('keeps what npm says of the project and its packages', () => {
    expect(JSON.parse(reproducibleSbom(first, 'v20.9.0'))).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'site' }, properties: [{ name: 'node:version', value: 'v20.9.0' }] },
      components: [{ name: 'a' }],
    });
  });
});
