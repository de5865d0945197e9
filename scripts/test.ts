import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from './ensure-browser';
import { runStage } from './test-steps/run-stage';
import type { Report } from './test-steps/read-report';
import { reportFolder, stages } from './test-steps/steps';

const sum = (reports: readonly Report[], kind: keyof Report['counts']): number =>
  reports.reduce((total, { counts }) => total + counts[kind], 0);

async function main(): Promise<void> {
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
  ensureBrowser();
  const reports: Report[] = [];
  for (const stage of stages) reports.push(...(await runStage(stage)));
  // Once more, together: a log may be long, or be kept from its end only.
  const unsteady = reports.flatMap((report) => report.unsteady ?? []);
  if (unsteady.length > 0) console.log(`\nPassed only when tried again:\n\n${unsteady.join('\n\n')}`);
  const failures = reports.flatMap((report) => report.failures);
  if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n\n')}`);
  if (sum(reports, 'skipped') > 0) console.log(`\n${sum(reports, 'skipped')} skipped`);
  // Plain, for programs.
  console.log(`\n${sum(reports, 'passed')} passed, ${sum(reports, 'failed')} failed`);
  process.exitCode = sum(reports, 'failed') === 0 ? 0 : 1;
}

await main();
