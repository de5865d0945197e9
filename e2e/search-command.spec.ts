import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { runScript } from './support/run-script';

type Line = Readonly<{ q: string; hits: readonly Readonly<{ route: string; title: string; score: number }>[] }>;

const search = (...args: readonly string[]) => runScript({ script: 'search.ts', folder: process.cwd(), args });

const linesOf = (printed: string): Line[] =>
  printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

test('the search command prints ranked hits with their scores and the reasons for them', () => {
  const { code, stdout } = search('persistence', 'hook');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^"persistence hook": \d+ hits/);
  expect(stdout).toMatch(/^ {2}1\. .+ {2}\/docs\/.+\n +\d+\.\d{3} {2}.+\n +\S.* -?[\d.]+/m);
});

test('with --json it prints one object; what stands behind -- is part of the query', () => {
  const { stdout } = search('--json', '--limit', '3', '--', '--set');
  const [line, ...others] = linesOf(stdout);
  expect(others).toEqual([]);
  expect(line?.q).toBe('--set');
  expect(line?.hits).toHaveLength(3);
  expect(line?.hits[0]).toEqual({
    route: expect.stringMatching(/^\//),
    title: expect.any(String),
    section: expect.any(String),
    score: expect.any(Number),
  });
});

test('of a file it answers each line with one object', ({}, testInfo) => {
  const file = testInfo.outputPath('queries.txt');
  writeFileSync(file, 'nmap\n-sV\nzzqqxx\n');
  const lines = linesOf(search('--file', file).stdout);
  expect(lines.map(({ q }) => q)).toEqual(['nmap', '-sV', 'zzqqxx']);
  expect(lines[0]?.hits[0]?.route).toBe('/docs/scanners/nmap');
  expect(lines[2]?.hits).toEqual([]);
});

test('a query that is missing, and a file that is, are told with the way to call it', () => {
  for (const [args, message] of [
    [[], 'There is no query.'],
    [['--file', 'no-such-file'], 'There is no file "no-such-file".'],
    [['--limit', '0', 'nmap'], '--limit is a number from 1 up.'],
  ] as const) {
    const { code, stderr } = search(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).toContain('Usage: npm run search');
  }
});
