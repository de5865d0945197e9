import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export type Finished = Readonly<{ code: number | null; stdout: string; stderr: string }>;

const project = fileURLToPath(new URL('../..', import.meta.url));
const bin = path.join(project, 'node_modules/.bin');

/** Variables that the test runner sets for itself. */
const own = ['NODE_ENV', 'FORCE_COLOR'];

/** The environment of an npm script: the project's programs first on PATH, no colors. */
export const scriptEnvironment = (): NodeJS.ProcessEnv => ({
  ...(Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.includes(name))) as NodeJS.ProcessEnv),
  PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`,
  NO_COLOR: '1',
});

/** Runs one of the project's scripts to its end in a folder that holds a content tree. */
export function runScript({
  script,
  folder,
  args = [],
}: {
  readonly script: string;
  readonly folder: string;
  readonly args?: readonly string[];
}): Finished {
  const { status, stdout, stderr } = spawnSync(
    path.join(bin, 'tsx'),
    [path.join(project, 'scripts', script), ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      env: scriptEnvironment(),
    },
  );
  return { code: status, stdout, stderr };
}
