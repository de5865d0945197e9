import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from './ensure-browser';
import { readArguments } from './read-arguments';
import { refuse } from './refuse';
import type { Report } from './test-steps/read-report';
import { runSteps } from './test-steps/run-steps';
import { builtSiteTests, checks, reportFolder } from './test-steps/steps';

// `npm run check` runs the checks that need neither a build nor a browser, `npm test` runs all. A failed step does not stop the others.
const { positionals } = readArguments({ allowPositionals: true, options: {} });
const isCheck = positionals[0] === 'checks';
if (positionals.length > Number(isCheck))
  refuse('This runs all steps; you cannot choose one. "npm run" lists the commands that run a single step.');

rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });
if (!isCheck) ensureBrowser();

const reports: Report[] = [];
for (const steps of isCheck ? checks : [...checks, ...builtSiteTests]) reports.push(...(await runSteps(steps)));

const sum = (kind: keyof Report['counts']): number => reports.reduce((total, { counts }) => total + counts[kind], 0);
// Repeated together at the end: a log may be long, or be cut at its start.
const failures = reports.flatMap((report) => report.failures);
if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n\n')}`);
if (sum('skipped') > 0) console.log(`\n${sum('skipped')} skipped`);
// For programs to parse.
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
