import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';

/** Starting a thread takes as long as so many jobs. */
const fewestToShare = 12;

type Work<Job> = Readonly<{
  /** Name of the compiled module, beside this one, whose default export does a job (see scripts/compiled.mjs). */
  worker: string;
  jobs: readonly Job[];
  /** Loads the same module on this thread, where there are few jobs or nothing is compiled: what it needs takes long to load, and often there is nothing to do. */
  here: () => Promise<{ default: (job: Job) => Promise<void> }>;
}>;

/** Does independent jobs on all cores. */
export async function onAllCores<Job>({ worker, jobs, here }: Work<Job>): Promise<void> {
  if (jobs.length === 0) return;
  const filename = fileURLToPath(new URL(`./${worker}.mjs`, import.meta.url));
  if (jobs.length < fewestToShare || !existsSync(filename)) {
    const { default: act } = await here();
    for (const job of jobs) await act(job);
    return;
  }
  // V8 compiles the code of each thread beside it: as many threads as cores take as long, and 190 MB more.
  const pool = new Tinypool({ filename, maxThreads: Math.max(1, availableParallelism() - 1) });
  try {
    await Promise.all(jobs.map((job) => pool.run(job)));
  } finally {
    await pool.destroy();
  }
}
