import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';

/** Starting a thread takes as long as so many jobs. */
const fewestToShare = 12;

type Work<Job, Result> = Readonly<{
  /** Name of the compiled module, beside this one, whose default export does a job (see scripts/compiled.mjs). */
  worker: string;
  jobs: readonly Job[];
  /** Loads the same module on this thread, where there are few jobs or nothing is compiled: what it needs takes long to load, and often there is nothing to do. */
  here: () => Promise<{ default: (job: Job) => Promise<Result> }>;
}>;

/** Does independent jobs on all cores; results are in the order of the jobs. */
export async function onAllCores<Job, Result>({ worker, jobs, here }: Work<Job, Result>): Promise<Result[]> {
  if (jobs.length === 0) return [];
  const filename = fileURLToPath(new URL(`./${worker}.mjs`, import.meta.url));
  if (jobs.length < fewestToShare || !existsSync(filename)) {
    const { default: act } = await here();
    const results: Result[] = [];
    for (const job of jobs) results.push(await act(job));
    return results;
  }
  const pool = new Tinypool({ filename });
  try {
    return await Promise.all(jobs.map((job) => pool.run(job) as Promise<Result>));
  } finally {
    await pool.destroy();
  }
}
