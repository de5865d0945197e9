import { execFileSync } from 'node:child_process';
import type { JSONReport } from '@playwright/test/reporter';
import { run } from '../run';
import { quantile, type Row } from './figures';

/** Measures the time from each kind of save until the open tab shows it, as the browser test of saves reports it, in the given number of runs on the fixture site. */
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
    // Playwright adds annotations without descriptions.
    if (description !== undefined) (times[type] ??= []).push(parseInt(description, 10));
  return Object.entries(times).map(([save, each]) => ({
    save,
    'median ms': quantile(each),
    'worst ms': Math.max(...each),
  }));
}
