import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** How many tests of a step passed, failed and were skipped, and the name and message of each that failed. */
export type Report = Readonly<{
  counts: Readonly<{ passed: number; failed: number; skipped: number }>;
  failures: readonly string[];
}>;

const failure = (name: string, message = ''): string =>
  [name, ...stripVTControlCharacters(message).split('\n')].join('\n    ').trimEnd();

/** Reads the JSON report of vitest. */
export function readUnitReport(json: unknown): Report {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = json as JsonTestResults;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A file that cannot be read has no test.
    if (status === 'failed' && failed.length === 0) return [failure(name, message)];
    return failed.map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, failureMessages?.[0]));
  });
  return { counts: { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }, failures };
}

const specsIn = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [...specs, ...suites.flatMap(specsIn)];

/** Reads the JSON report of Playwright. */
export function readBrowserReport(json: unknown): Report {
  // If Playwright cannot run at all, there are no suites.
  const { stats, suites = [], errors } = json as JSONReport;
  const failed = suites.flatMap(specsIn).filter(({ ok }) => !ok);
  return {
    counts: { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped },
    failures: [
      ...failed.map(({ file, line, title, tests }) =>
        failure(`${file}:${line} › ${title}`, tests[0]?.results.find(({ error }) => error)?.error?.message),
      ),
      ...errors.map(({ message }) => failure('playwright', message)),
    ],
  };
}
