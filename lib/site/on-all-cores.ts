import { existsSync } from 'node:fs';
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
  const pool = new Tinypool({ filename });
  try {
    await Promise.all(jobs.map((job) => pool.run(job)));
  } finally {
    await pool.destroy();
  }
}
