import { stripVTControlCharacters } from 'node:util';

export type Counts = Readonly<{ passed: number; failed: number; skipped: number }>;

/** What became of the tests of a step: how many of each kind, and the name and message of each that failed, or that failed first and passed when it was tried again. */
export type Report = Readonly<{ counts: Counts; failures: readonly string[]; unsteady?: readonly string[] }>;

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

type Spec = Readonly<{
  file: string;
  line: number;
  title: string;
  ok: boolean;
  tests: readonly Readonly<{
    status: string;
    results: readonly Readonly<{ error?: Readonly<{ message?: string }> }>[];
  }>[];
}>;
type Suite = Readonly<{ specs: readonly Spec[]; suites?: readonly Suite[] }>;
type BrowserReport = Suite &
  Readonly<{
    stats: Readonly<{ expected: number; unexpected: number; flaky: number; skipped: number }>;
    errors: readonly Readonly<{ message?: string }>[];
  }>;

const specsIn = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)];

/** Reads the JSON report of Playwright. */
export function readBrowserReport(json: unknown): Report {
  const { stats, suites = [], errors } = json as BrowserReport;
  const specs = suites.flatMap(specsIn);
  const describe = ({ file, line, title, tests }: Spec): string =>
    failure(`${file}:${line} › ${title}`, tests[0]?.results.find(({ error }) => error)?.error?.message);
  return {
    counts: { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
    failures: [
      ...specs.filter(({ ok }) => !ok).map(describe),
      ...errors.map(({ message }) => failure('playwright', message)),
    ],
    unsteady: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(describe),
  };
}
