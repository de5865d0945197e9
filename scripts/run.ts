import { spawnSync } from 'node:child_process';
import path from 'node:path';

type Environment = Readonly<Record<string, string>>;

function environment(own: Environment): NodeJS.ProcessEnv {
  const bin = path.resolve('node_modules/.bin');
  const searchPath = `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`;
  return { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...own, PATH: searchPath };
}

type RunOptions = Readonly<{ env?: Environment; cwd?: string }>;

/** Runs a program of `node_modules/.bin` or of the path with inherited output; ends this process with 1 where it fails. */
export function run(program: string, args: readonly string[], { env = {}, cwd }: RunOptions = {}): void {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', env: environment(env), cwd });
  if (error) throw error;
  if (status !== 0) process.exit(1);
}
