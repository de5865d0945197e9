import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { runSteps } from './run-steps';
import type { Step } from './steps';

const step = (name: string, code: string, more: Partial<Step> = {}): Step => ({
  name,
  command: [process.execPath, '-e', code],
  ...more,
});

/** Runs steps and returns the printed lines, without times. */
async function print(stage: readonly Step[], threads = 2) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const reports = await runSteps(stage, threads);
  const lines = log.mock.calls.map(([text]) => String(text).replace(/[\d.]+ s$/, '… s'));
  log.mockRestore();
  return { reports, lines };
}

it('keeps the output of steps that run at the same time apart', async () => {
  const slow = 'console.log("slow 1"); setTimeout(() => console.log("slow 2"), 500)';
  const { lines } = await print([step('slow', slow), step('quick', 'console.error("quick 1"); process.exit(1)')]);
  expect(lines).toEqual([
    '\n── quick\nquick 1',
    '── quick: 0 passed, 1 failed, … s',
    '\n── slow\nslow 1\nslow 2',
    '── slow: 1 passed, 0 failed, … s',
  ]);
});

it('runs no more steps at a time than allowed', async () => {
  const { lines } = await print([step('a', 'setTimeout(() => {}, 300)'), step('b', '')], 1);
  expect(lines.map((line) => line.split('\n')[1] ?? line)).toEqual([
    '── a',
    '── a: 1 passed, 0 failed, … s',
    '── b',
    '── b: 1 passed, 0 failed, … s',
  ]);
});

it('counts a runner that leaves no report as a failure', async () => {
  const report = { file: '/nowhere/report.json', read: () => ({ counts, failures: [] }) };
  const counts = { passed: 3, failed: 0, skipped: 0 };
  const { reports } = await print([step('unit', '', { report }), step('other', '')]);
  expect(reports).toContainEqual({ counts: { passed: 0, failed: 1, skipped: 0 }, failures: ['unit'] });
});

it('counts a runner that fails without a failed test as a failure', async () => {
  const report = { file: path.resolve('package.json'), read: () => ({ counts, failures: [] }) };
  const counts = { passed: 3, failed: 0, skipped: 0 };
  const { reports } = await print([step('unit', 'process.exit(1)', { report })]);
  expect(reports).toEqual([{ counts: { passed: 3, failed: 1, skipped: 0 }, failures: ['unit'] }]);
});

it('names skipped tests only if there are some', async () => {
  const read = { counts: { passed: 1, failed: 0, skipped: 2 }, failures: [] };
  const { lines } = await print([
    step('browser', '', { report: { file: path.resolve('package.json'), read: () => read } }),
  ]);
  expect(lines).toContain('── browser: 1 passed, 0 failed, 2 skipped, … s');
});
