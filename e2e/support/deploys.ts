import { cpSync, existsSync, renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { test as base, type TestInfo } from '@playwright/test';
import { serveFolder } from '../../scripts/serve-folder';
import { runScript } from './run-script';
import { fixtureSite, nextFixtureFolder, type TestedSite } from './sites';

/** What happens to the hashed files of the first build when the next one is published. */
type OldFiles = 'retained' | 'dropped';

/** A host of the fixture site on which a test can publish the next build. */
export type Host = Readonly<{
  site: TestedSite;
  /** Atomically replaces the first build with the next one. */
  deploy: (files: OldFiles) => void;
}>;

/** Sibling folders: the builds, and a link to the served one. */
const folderOf = (root: string, build: 'live' | 'first' | OldFiles): string => path.join(root, build);

/** Points the link at a build atomically: no request finds it missing. */
function publish(root: string, build: 'first' | OldFiles): void {
  const link = `${folderOf(root, 'live')}.new`;
  symlinkSync(folderOf(root, build), link);
  renameSync(link, folderOf(root, 'live'));
}

/** Prepares both builds. */
function prepare(root: string): void {
  if (!existsSync(nextFixtureFolder))
    throw new Error(`${nextFixtureFolder} does not exist: run npm run build:fixture:next first.`);
  cpSync(fixtureSite.served, folderOf(root, 'first'), { recursive: true });
  for (const build of ['retained', 'dropped'] as const)
    cpSync(nextFixtureFolder, folderOf(root, build), { recursive: true });
  const args = (['first', 'retained'] as const).map((build) => path.join(folderOf(root, build), 'preview'));
  const { code, stderr } = runScript({ script: 'retain.ts', folder: process.cwd(), args });
  if (code !== 0) throw new Error(stderr);
}

let prepared: string | undefined;

/** The folder with both builds, which tests do not change; the tests of a worker share it. */
function builds({ project, workerIndex }: TestInfo): string {
  if (prepared !== undefined) return prepared;
  const root = path.join(project.outputDir, `deploys-${workerIndex}`);
  prepare(root);
  return (prepared = root);
}

async function startHost(testInfo: TestInfo): Promise<Host & { readonly close: () => Promise<void> }> {
  const root = builds(testInfo);
  publish(root, 'first');
  const { origin, close } = await serveFolder(folderOf(root, 'live'), fixtureSite);
  return { site: { ...fixtureSite, origin }, deploy: (files) => publish(root, files), close };
}

/** Tests with a host of their own. */
export const test = base.extend<{ host: Host }>({
  host: async ({}, provide, testInfo) => {
    const { close, ...host } = await startHost(testInfo);
    await provide(host);
    await close();
  },
});
