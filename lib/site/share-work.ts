import { availableParallelism } from 'node:os';
import { Worker, workerData } from 'node:worker_threads';

type Shared<Job, Settings> = Readonly<{
  jobs: readonly Job[];
  settings: Settings;
  /** Number of the next job that nobody has taken. */ next: SharedArrayBuffer;
}>;

function runThread(entry: URL, shared: Shared<unknown, unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./thread.mjs', import.meta.url), {
      workerData: { ...shared, entry: entry.href },
    });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`A thread of ${entry.pathname} ended with ${String(code)}.`)),
    );
  });
}

/** Runs a module that calls `takeShare` on every core until all jobs are done; throws what a job throws. What the jobs make they leave in the cache. */
export async function shareWork<Job, Settings>(entry: URL, jobs: readonly Job[], settings: Settings): Promise<void> {
  const threads = Math.min(availableParallelism(), jobs.length);
  const shared: Shared<Job, Settings> = { jobs, settings, next: new SharedArrayBuffer(4) };
  await Promise.all(Array.from({ length: threads }, () => runThread(entry, shared)));
}

/** Does job after job of those that `shareWork` was given, beside the other threads. */
export async function takeShare<Job, Settings>(work: (job: Job, settings: Settings) => Promise<void>): Promise<void> {
  const { jobs, settings, next } = workerData as Shared<Job, Settings>;
  const counter = new Int32Array(next);
  for (;;) {
    const job = jobs[Atomics.add(counter, 0, 1)];
    if (job === undefined) return;
    await work(job, settings);
  }
}
