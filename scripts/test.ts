import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './ensure-browser';

type Counts = { passed: number; failed: number; skipped: number };
type Step = Readonly<{
  name: string;
  command: readonly string[];
  /** Reads the counts of a step that runs tests of its own. */ report?: {
    file: string;
    read: (json: unknown) => Counts;
  };
}>;

const reports = path.resolve('.cache/reports');
const unitReport = path.join(reports, 'unit.json');
const browserReport = path.join(reports, 'browser.json');
const hostsReport = path.join(reports, 'hosts.json');

const readUnit = (json: unknown): Counts => {
  const { numPassedTests, numFailedTests, numPendingTests } = json as Record<string, number>;
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0, skipped: numPendingTests ?? 0 };
};

const readBrowser = (json: unknown): Counts => {
  const { stats } = json as { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
};

const steps: readonly Step[] = [
  { name: 'format', command: ['npm', 'run', '--silent', 'format:check'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  {
    name: 'unit',
    command: ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    report: { file: unitReport, read: readUnit },
  },
  { name: 'deploy files', command: ['npm', 'run', '--silent', 'check:deploy'] },
  { name: 'content', command: ['npm', 'run', '--silent', 'check:content'] },
  { name: 'urls', command: ['npm', 'run', '--silent', 'check:urls'] },
  { name: 'supply chain', command: ['npm', 'run', '--silent', 'check:supply'] },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'fixture site', command: ['npm', 'run', '--silent', 'build:fixture'] },
  { name: 'fixture site, next build', command: ['npm', 'run', '--silent', 'build:fixture:next'] },
  { name: 'browser', command: ['npx', 'playwright', 'test'], report: { file: browserReport, read: readBrowser } },
  {
    name: 'hosts',
    command: ['npm', 'run', '--silent', 'test:hosts'],
    report: { file: hostsReport, read: readBrowser },
  },
];

function execute(command: readonly string[]): Promise<boolean> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    stdio: 'inherit',
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

function countsOf(step: Step, succeeded: boolean): Counts {
  if (!step.report) return { passed: Number(succeeded), failed: Number(!succeeded), skipped: 0 };
  try {
    const counts = step.report.read(JSON.parse(readFileSync(step.report.file, 'utf8')));
    // A runner that failed without a failed test (a broken file, no test at all) is a failure too.
    return !succeeded && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

async function main(): Promise<void> {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  ensureBrowser();
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const started = Date.now();
    const counts = countsOf(step, await execute(step.command));
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    console.log(
      `── ${step.name}: ${counts.passed} passed, ${counts.failed} failed${skipped}, ${((Date.now() - started) / 1000).toFixed(1)} s`,
    );
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

await main();
