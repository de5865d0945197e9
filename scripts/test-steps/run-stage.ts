import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Counts, Report } from './read-report';
import type { Stage, Step } from './steps';

type Ended = Readonly<{ succeeded: boolean; output: string }>;

/** Runs a step. Where others run at the same time its output is kept until it has ended. */
function execute({ command: [program = '', ...args] }: Step, isAlone: boolean): Promise<Ended> {
  const child = spawn(program, args, {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    const end = (succeeded: boolean): void => resolve({ succeeded, output: Buffer.concat(chunks).toString('utf8') });
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}

/** Takes a step that has ended and gives what became of its tests; a step without a report is one test. */
function reportOf({ name, report }: Step, succeeded: boolean): Report {
  const failed: Report = { counts: { passed: 0, failed: 1, skipped: 0 }, failures: [name] };
  if (!report) return succeeded ? { counts: { passed: 1, failed: 0, skipped: 0 }, failures: [] } : failed;
  try {
    const read = report.read(JSON.parse(readFileSync(report.file, 'utf8')));
    if (succeeded || read.counts.failed > 0) return read;
    // A runner that failed without a failed test (a broken file, no test at all) is a failure too.
    const failures = read.failures.length > 0 ? read.failures : [name];
    return { ...read, counts: { ...read.counts, failed: 1 }, failures };
  } catch {
    return failed;
  }
}

/** `3 passed, 0 failed`, and what was skipped, if anything was. */
export const formatCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

async function runStep(step: Step, isAlone: boolean): Promise<Report> {
  if (isAlone) console.log(`\n── ${step.name}`);
  const started = Date.now();
  const { succeeded, output } = await execute(step, isAlone);
  const report = reportOf(step, succeeded);
  if (!isAlone) console.log(`\n── ${step.name}\n${output.trimEnd()}`);
  console.log(`── ${step.name}: ${formatCounts(report.counts)}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return report;
}

/** Runs the steps of a stage, as many at a time as there are cores, and gives the report of each. */
export async function runStage(stage: Stage, threads = availableParallelism()): Promise<Report[]> {
  const waiting = [...stage];
  const running = new Map<Step, Promise<void>>();
  const results: Report[] = [];
  const isReady = ({ after }: Step): boolean =>
    after === undefined || ![...waiting, ...running.keys()].some(({ name }) => name === after);
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < threads ? waiting.find(isReady) : undefined;
    if (!next) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    const run = runStep(next, stage.length === 1).then((report) => {
      results.push(report);
      running.delete(next);
    });
    running.set(next, run);
  }
  return results;
}
