import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';

/** Starting a thread takes as long as this many jobs. */
const minJobsForPool = 12;

type Work<Job> = Readonly<{
  /** Name of the compiled module, beside this one, whose default export does a job (see scripts/compiled.mjs). */
  worker: string;
  jobs: readonly Job[];
  /** Imports the same module on this thread, for few jobs or uncompiled code; lazy, because it takes long to load and often there is no job. */
  importHere: () => Promise<{ default: (job: Job) => Promise<void> }>;
}>;

/** Does independent jobs on all cores. */
export async function onAllCores<Job>({ worker, jobs, importHere }: Work<Job>): Promise<void> {
  if (jobs.length === 0) return;
  const filename = fileURLToPath(new URL(`./${worker}.mjs`, import.meta.url));
  if (jobs.length < minJobsForPool || !existsSync(filename)) {
    const { default: runJob } = await importHere();
    for (const job of jobs) await runJob(job);
    return;
  }
  const pool = new Tinypool({ filename });
  try {
    await Promise.all(jobs.map((job) => pool.run(job)));
  } finally {
    await pool.destroy();
  }
}
