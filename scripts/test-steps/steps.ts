import path from 'node:path';
import { readBrowserReport, readUnitReport, type Report } from './read-report';

export type Step = Readonly<{
  name: string;
  command: readonly string[];
  /** Where a step that runs tests writes its report, and how to read it. */
  report?: Readonly<{ file: string; read: (json: unknown) => Report }>;
}>;

export const reportFolder = path.resolve('.cache/reports');
const reportFile = (name: string): string => path.join(reportFolder, `${name}.json`);

const npmRun = (name: string, script: string): Step => ({ name, command: ['npm', 'run', '--silent', script] });

const unit: Step = {
  name: 'unit',
  command: ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile('unit')}`],
  report: { file: reportFile('unit'), read: readUnitReport },
};

/** Stages of `npm run check`; each begins when the one before has ended. Each step of a stage keeps one core busy, so the longest come first. */
export const checks: readonly (readonly Step[])[] = [
  // The type checker and the unit tests read the generated files.
  [npmRun('generated files', 'generate')],
  [
    unit,
    npmRun('lint', 'lint'),
    npmRun('types', 'types'),
    npmRun('content', 'check:content'),
    npmRun('format', 'format:check'),
    npmRun('size', 'check:size'),
    npmRun('supply chain', 'check:supply'),
    npmRun('deploy files', 'check:deploy'),
    // Reads the pages that the check of the content has compiled.
    npmRun('urls', 'check:urls'),
  ],
];

/** Further stages of `npm test`. */
export const builtSiteTests: readonly (readonly Step[])[] = [
  [
    npmRun('build', 'build'),
    npmRun('fixture site', 'build:fixture'),
    npmRun('fixture site, next build', 'build:fixture:next'),
  ],
  [npmRun('offline edition', 'build:offline')],
  [{ ...npmRun('browser', 'test:browser'), report: { file: reportFile('browser'), read: readBrowserReport } }],
  [{ ...npmRun('hosts', 'test:hosts'), report: { file: reportFile('hosts'), read: readBrowserReport } }],
];
