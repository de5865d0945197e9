import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { doJobs, shareWork } from './share-work';

/** A module of a thread that does as told, in a folder of its own. */
function writeThread(work: string): { readonly folder: string; readonly entry: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'share-work-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const entry = path.join(folder, 'work.worker.mts');
  const shareWorkFile = path.resolve('lib/site/share-work.ts');
  writeFileSync(
    entry,
    `import { appendFileSync } from 'node:fs';\nimport { takeShare } from '${shareWorkFile}';\nawait takeShare<string, string, unknown>(async (job, folder) => {\n${work}\n});\n`,
  );
  return { folder, entry };
}

it('does every job once, whichever thread takes it', async () => {
  const { folder, entry } = writeThread('appendFileSync(`${folder}/${job}`, "done");');
  const jobs = Array.from({ length: 20 }, (_, index) => `job-${index}`);
  await shareWork(entry, jobs, folder);
  expect(readdirSync(folder).filter((name) => name.startsWith('job-'))).toHaveLength(jobs.length);
  for (const job of jobs) expect(readFileSync(path.join(folder, job), 'utf8')).toBe('done');
});

it('gives the results in the order of the jobs', async () => {
  const { entry } = writeThread('return job.repeat(2);');
  expect(await shareWork(entry, ['a', 'b', 'c', 'd'], '')).toEqual(['aa', 'bb', 'cc', 'dd']);
});

it('does a few jobs on its own thread, in order, and loads nothing where there is none', async () => {
  const entry = 'not/there.mts';
  const load = async () => async (job: string, end: string) => Promise.resolve(job + end);
  expect(await doJobs({ entry, load }, ['a', 'b'], '!')).toEqual(['a!', 'b!']);
  const refuse = () => Promise.reject(new Error('There is nothing to do.'));
  expect(await doJobs({ entry, load: refuse }, [], '')).toEqual([]);
});

it('throws what a job throws', async () => {
  const { folder, entry } = writeThread('throw new Error(`${job} cannot be done`);');
  await expect(shareWork(entry, ['this'], folder)).rejects.toThrow('this cannot be done');
});
