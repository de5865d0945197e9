import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { shellCommand } from '../shell-command';
import type { Report } from './read-report';
import type { Step } from './steps';

type StepResult = Readonly<{ succeeded: boolean; output: string }>;

/** If other steps run at the same time, the output is held back until the step has ended. */
function execute({ command: [name = '', ...rest] }: Step, isAlone: boolean): Promise<StepResult> {
  const { program, args, shell } = shellCommand(name, rest);
  const child = spawn(program, args, {
    shell,
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

/** A step without a report counts as one test. A runner that fails without a failed test (a broken file, no tests at all) also counts as a failure. */
function reportOf({ name, report }: Step, succeeded: boolean): Report {
  const failed: Report = { counts: { passed: 0, failed: 1, skipped: 0 }, failures: [name] };
  if (!report) return succeeded ? { counts: { passed: 1, failed: 0, skipped: 0 }, failures: [] } : failed;
  try {
    const read = report.read(JSON.parse(readFileSync(report.file, 'utf8')));
    if (succeeded || read.counts.failed > 0) return read;
    const failures = read.failures.length > 0 ? read.failures : [name];
    return { counts: { ...read.counts, failed: 1 }, failures };
  } catch {
    return failed;
  }
}

async function runStep(step: Step, isAlone: boolean): Promise<Report> {
  if (isAlone) console.log(`\n── ${step.name}`);
  const started = Date.now();
  const { succeeded, output } = await execute(step, isAlone);
  const report = reportOf(step, succeeded);
  if (!isAlone) console.log(`\n── ${step.name}\n${output.trimEnd()}`);
  const { passed, failed, skipped } = report.counts;
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  console.log(`── ${step.name}: ${counts}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return report;
}

/** Runs the steps of a stage, as many at a time as there are cores. */
export async function runSteps(steps: readonly Step[], threads = availableParallelism()): Promise<Report[]> {
  const waiting = steps.values();
  const reports: Report[] = [];
  const work = async (): Promise<void> => {
    for (const step of waiting) reports.push(await runStep(step, steps.length === 1));
  };
  await Promise.all(Array.from({ length: threads }, work));
  return reports;
}
