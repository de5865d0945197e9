import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';

/** Starting a thread takes as long as so many jobs. */
const fewestToShare = 12;

type Work<Job, Result> = Readonly<{
  /** Name of the compiled module, beside this one, whose default export does a job (see scripts/compiled.mjs). */
  worker: string;
  jobs: readonly Job[];
  /** Does a job on this thread, where there are few or nothing is compiled. */
  here: (job: Job) => Promise<Result>;
}>;

/** Does independent jobs on all cores; results are in the order of the jobs. */
export async function onAllCores<Job, Result>({ worker, jobs, here }: Work<Job, Result>): Promise<Result[]> {
  const filename = fileURLToPath(new URL(`./${worker}.mjs`, import.meta.url));
  if (jobs.length < fewestToShare || !existsSync(filename)) {
    const results: Result[] = [];
    for (const job of jobs) results.push(await here(job));
    return results;
  }
  const pool = new Tinypool({ filename });
  try {
    return await Promise.all(jobs.map((job) => pool.run(job) as Promise<Result>));
  } finally {
    await pool.destroy();
  }
}
