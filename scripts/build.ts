import { cpSync } from 'node:fs';
import { postbuild, staging } from './postbuild';
import { besideVariable } from '../lib/mdx/made-beside.mjs';
import { buildId } from '../lib/export/build-id';
import { isCompiled, leaveCompiled } from '../lib/site/compiled-bundle';
import { pagesWithImports } from '../lib/site/pages-with-imports';
import type { Site } from '../lib/site/get-site';
import { hasErrors, makePublic, type Prepared, preparePages, readForBuild } from './prebuild';
import { type Running, start } from './run';
import { removeStale } from './write-files';

/** The bundler's folder. */
const bundlerFolder = '.next';

/** Starts the bundler, which compiles, waits for what pages are made of and makes them; or makes them from what it compiled last. */
function startNext(site: Site): Running {
  const env = { NODE_ENV: 'production', [besideVariable]: 'yes' };
  const isKept = pagesWithImports(site).length === 0 && isCompiled(bundlerFolder, buildId(process.cwd()));
  if (!isKept) return start('next', ['build'], env);
  leaveCompiled(bundlerFolder);
  return start('next', ['build', '--experimental-build-mode', 'generate'], env);
}

/** Next copied the public files while they were being written. */
function copyPublic(stale: readonly string[]): void {
  for (const folder of ['public', staging]) removeStale(folder, stale);
  cpSync('public', staging, { recursive: true });
}

type Made = Readonly<{
  prepared: Prepared;
  /** The public files that are not written any more. */ stale: readonly string[];
}>;

/** Makes what the bundler's pages and, after them, browsers read, while the bundler compiles; gives nothing where the content has an error. */
async function makeFiles(site: Site, next: Running | undefined): Promise<Made | undefined> {
  const prepared = await preparePages(site);
  const stale = await makePublic(prepared);
  if (stale) return { prepared, stale };
  next?.stop();
  await prepared.drawn;
  return undefined;
}

/** Builds the site: content → generated files → export → checks → `out/`, which is replaced only when all went well. */
async function build(): Promise<void> {
  const site = readForBuild();
  const next = hasErrors(site) ? undefined : startNext(site);
  const made = await makeFiles(site, next).catch((error: unknown) => {
    next?.stop();
    throw error;
  });
  const code = await next?.ended;
  if (code !== 0 || !made) process.exit(code || 1);
  copyPublic(made.stale);
  await postbuild(made.prepared);
}

await build();
