import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { build } from 'esbuild';
import { cacheFolder } from '../mdx/disk-cache';

type Shared<Job, Settings> = Readonly<{
  jobs: readonly Job[];
  settings: Settings;
  /** Number of the next job that nobody has taken. */ next: SharedArrayBuffer;
}>;

/** A thread knows no TypeScript; to teach it takes each thread longer than to make one file of JavaScript for all. */
async function bundle(entry: string): Promise<string> {
  // Within the project, so that packages are found.
  const outfile = path.join(cacheFolder, `${path.basename(entry)}.${String(process.pid)}.mjs`);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  });
  return outfile;
}

type Done = Readonly<{ place: number; result: unknown }>;

function runThread(file: string, shared: Shared<unknown, unknown>, take: (done: Done) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: shared });
    worker.on('message', take);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`A thread of ${path.basename(file)} ended with ${String(code)}.`)),
    );
  });
}

/** Half of the cores, for work that goes on beside other work of its size: each thread that does both would load and warm up the code of both. */
export const halfOfTheCores = (): number => Math.ceil(availableParallelism() / 2);

/** Runs a module that calls `takeShare` on so many cores, or on all, until all jobs are done, and gives their results in the order of the jobs; throws what a job throws. */
export async function shareWork<Job, Settings, Result>(
  entry: string,
  jobs: readonly Job[],
  settings: Settings,
  cores = availableParallelism(),
): Promise<Result[]> {
  const shared: Shared<Job, Settings> = { jobs, settings, next: new SharedArrayBuffer(4) };
  const results: Result[] = [];
  const take = ({ place, result }: Done): void => {
    results[place] = result as Result;
  };
  const file = await bundle(entry);
  const count = Math.min(cores, jobs.length);
  const threads = Array.from({ length: count }, () => runThread(file, shared, take));
  await Promise.all(threads).finally(() => rmSync(file, { force: true }));
  return results;
}

/** A thread has to be started and to load its code, which takes as long as so many jobs. */
const fewestToShare = 16;

type Work<Job, Settings, Result> = Readonly<{
  /** Module of the threads, as a path in the project. */ entry: string;
  /** Loads what they do. */ load: () => Promise<(job: Job, settings: Settings) => Promise<Result>>;
  cores?: number;
}>;

/** Does jobs as `shareWork` does, but a few of them on this thread; where there is none, nothing is loaded. */
export async function doJobs<Job, Settings, Result>(
  { entry, load, cores }: Work<Job, Settings, Result>,
  jobs: readonly Job[],
  settings: Settings,
): Promise<Result[]> {
  if (jobs.length >= fewestToShare) return shareWork(entry, jobs, settings, cores);
  if (jobs.length === 0) return [];
  const work = await load();
  const results: Result[] = [];
  for (const job of jobs) results.push(await work(job, settings));
  return results;
}

/** Does job after job of those that `shareWork` was given, beside the other threads. */
export async function takeShare<Job, Settings, Result>(
  work: (job: Job, settings: Settings) => Promise<Result>,
): Promise<void> {
  const { jobs, settings, next } = workerData as Shared<Job, Settings>;
  const counter = new Int32Array(next);
  for (;;) {
    const place = Atomics.add(counter, 0, 1);
    const job = jobs[place];
    if (job === undefined) return;
    parentPort?.postMessage({ place, result: await work(job, settings) } satisfies Done);
  }
}
