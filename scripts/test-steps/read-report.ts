import { stripVTControlCharacters } from 'node:util';

/** How many tests of a step passed, failed and were skipped, and the name and message of each that failed. */
export type Report = Readonly<{
  counts: Readonly<{ passed: number; failed: number; skipped: number }>;
  failures: readonly string[];
}>;

const failure = (name: string, message = ''): string =>
  [name, ...stripVTControlCharacters(message).split('\n')].join('\n    ').trimEnd();

type UnitReport = Readonly<{
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: readonly Readonly<{
    name: string;
    status: string;
    message: string;
    assertionResults: readonly Readonly<{ status: string; fullName: string; failureMessages: readonly string[] }>[];
  }>[];
}>;

/** Reads the JSON report of vitest. */
export function readUnitReport(json: unknown): Report {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = json as UnitReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A file that cannot be read has no test.
    if (status === 'failed' && failed.length === 0) return [failure(name, message)];
    return failed.map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, failureMessages[0]));
  });
  return { counts: { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }, failures };
}

type Failed = Readonly<{ message?: string }>;
type Spec = Readonly<{
  file: string;
  line: number;
  title: string;
  ok: boolean;
  tests: readonly Readonly<{ results: readonly Readonly<{ error?: Failed }>[] }>[];
}>;
type Suite = Readonly<{ specs: readonly Spec[]; suites?: readonly Suite[] }>;
type BrowserReport = Readonly<{
  stats: Readonly<{ expected: number; unexpected: number; skipped: number }>;
  suites?: readonly Suite[];
  errors: readonly Failed[];
}>;

const specsIn = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)];

/** Reads the JSON report of Playwright. */
export function readBrowserReport(json: unknown): Report {
  const { stats, suites = [], errors } = json as BrowserReport;
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
