import { spawn, spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';

type Environment = Readonly<Record<string, string>>;

function environment(own: Environment): NodeJS.ProcessEnv {
  const bin = path.resolve('node_modules/.bin');
  const searchPath = `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`;
  return { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...own, PATH: searchPath };
}

/** Runs a program of `node_modules/.bin` or of the path with inherited output; ends this process with 1 where it fails. */
export function run(program: string, args: readonly string[], env: Environment = {}): void {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', env: environment(env) });
  if (error) throw error;
  if (status !== 0) process.exit(1);
}

/** A program that runs beside this one. */
export type Running = Readonly<{
  /** 0 where it went well, else 1, however it came to its end. */
  ended: Promise<0 | 1>;
  stop: () => void;
}>;

/** Starts a program as `run` does, and gives it while it runs; where both want the same core, this process has it first. */
export function start(program: string, args: readonly string[], env: Environment = {}): Running {
  const child = spawn(program, args, { stdio: 'inherit', env: environment(env) });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const ended = new Promise<0 | 1>((resolve) => {
    child.once('error', (error) => {
      console.error(error);
      resolve(1);
    });
    child.once('close', (code) => resolve(code === 0 ? 0 : 1));
  });
  return { ended, stop: () => void child.kill() };
}
