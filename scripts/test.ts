import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from './ensure-browser';
import { runStage } from './test-steps/run-stage';
import { type Counts, reportFolder, stages } from './test-steps/steps';

const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

async function main(): Promise<void> {
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
  ensureBrowser();
  let total: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const stage of stages) total = (await runStage(stage)).reduce(add, total);
  if (total.skipped > 0) console.log(`\n${total.skipped} skipped`);
  // Plain, for programs.
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

await main();
