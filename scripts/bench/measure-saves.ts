import { execFileSync } from 'node:child_process';
import type { JSONReport } from '@playwright/test/reporter';
import { run } from '../run';
import { quantile, type Row } from './figures';

/** From each kind of save to the open tab that shows it: what the browser test of saves says that it took, in so many runs on the site that the tests are made for. */
export function measureSaves(runs: number): Row[] {
  run('npm', ['run', '--silent', 'build:fixture']);
  const test = ['e2e/dev-server.spec.ts', '--grep', 'every kind of save', '--repeat-each', String(runs)];
  const args = ['playwright', 'test', ...test, '--workers', '1', '--reporter', 'json'];
  const report = JSON.parse(execFileSync('npx', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })) as JSONReport;
  const results = report.suites.flatMap(({ specs }) =>
    specs.flatMap(({ tests }) => tests.flatMap((each) => each.results)),
  );
  const times: Record<string, number[]> = {};
  for (const { type, description } of results.flatMap(({ annotations }) => annotations))
    // Playwright adds some of its own, without words.
    if (description !== undefined) (times[type] ??= []).push(parseInt(description, 10));
  return Object.entries(times).map(([save, each]) => ({
    save,
    'median ms': quantile(each),
    'worst ms': Math.max(...each),
  }));
}
