import path from 'node:path';
import { readBrowserReport, readUnitReport, type Report } from './read-report';

export type Step = Readonly<{
  name: string;
  command: readonly string[];
  /** Name of a step of the same stage that must have ended before. */
  after?: string;
  /** What a step that runs tests of its own says of them. */
  report?: Readonly<{ file: string; read: (json: unknown) => Report }>;
}>;

/** Steps that may run at the same time, as many as there are cores; a stage starts when the one before has ended. */
export type Stage = readonly Step[];

export const reportFolder = path.resolve('.cache/reports');
const unitReport = path.join(reportFolder, 'unit.json');
const browserReport = path.join(reportFolder, 'browser.json');
const hostsReport = path.join(reportFolder, 'hosts.json');

const npmRun = (script: string): readonly string[] => ['npm', 'run', '--silent', script];

/** Each of these keeps one core busy, so the longest come first. */
const checks: Stage = [
  // Writes the generated files, which the unit tests read too.
  { name: 'types', command: npmRun('types') },
  { name: 'lint', command: npmRun('lint') },
  {
    name: 'unit',
    after: 'types',
    command: ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    report: { file: unitReport, read: readUnitReport },
  },
  { name: 'format', command: npmRun('format:check') },
  { name: 'deploy files', command: npmRun('check:deploy') },
  { name: 'content', command: npmRun('check:content') },
  // Reads the pages that the check of the content has compiled.
  { name: 'urls', after: 'content', command: npmRun('check:urls') },
  { name: 'supply chain', command: npmRun('check:supply') },
];

const builds: Stage = [
  { name: 'build', command: npmRun('build') },
  { name: 'fixture site', command: npmRun('build:fixture') },
  { name: 'fixture site, next build', command: npmRun('build:fixture:next') },
];

const browser: Stage = [
  { name: 'browser', command: ['npx', 'playwright', 'test'], report: { file: browserReport, read: readBrowserReport } },
];

const hosts: Stage = [
  { name: 'hosts', command: npmRun('test:hosts'), report: { file: hostsReport, read: readBrowserReport } },
];

export const stages: readonly Stage[] = [checks, builds, browser, hosts];
