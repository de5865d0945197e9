import { expect, it } from 'vitest';
import { readBrowserReport, readUnitReport } from './read-report';

it('gives the name and the message of each unit test that failed, and of each file that could not be read', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
  const failed = {
    status: 'failed',
    fullName: 'takes away',
    failureMessages: ['\u001b[31mexpected 1\u001b[39m\nto be 2'],
  };
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find ./b', assertionResults: [] },
    ],
  };
  expect(readUnitReport(report)).toEqual({
    counts: { passed: 1, failed: 1, skipped: 2 },
    failures: ['a.test.ts › takes away\n    expected 1\n    to be 2', 'b.test.ts\n    Cannot find ./b'],
  });
});

it('gives the place, the name and the message of each browser test that failed', () => {
  const spec = (title: string, status: string, ...messages: readonly (string | undefined)[]) => ({
    file: 'search.spec.ts',
    line: 7,
    title,
    ok: status !== 'unexpected',
    tests: [{ status, results: messages.map((message) => ({ ...(message && { error: { message } }) })) }],
  });
  const report = {
    stats: { expected: 3, unexpected: 1, skipped: 1 },
    errors: [],
    suites: [
      {
        specs: [spec('finds', 'expected', undefined)],
        suites: [{ specs: [spec('marks', 'unexpected', 'not visible')] }],
      },
    ],
  };
  expect(readBrowserReport(report)).toEqual({
    counts: { passed: 3, failed: 1, skipped: 1 },
    failures: ['search.spec.ts:7 › marks\n    not visible'],
  });
});

it('gives what kept Playwright from running at all', () => {
  const report = { stats: { expected: 0, unexpected: 0, skipped: 0 }, errors: [{ message: 'port in use' }] };
  expect(readBrowserReport(report).failures).toEqual(['playwright\n    port in use']);
});
