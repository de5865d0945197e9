import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Runs a program of `node_modules/.bin` or of the path with inherited output; ends this process with its exit code where it fails. */
export function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const bin = path.resolve('node_modules/.bin');
  const { status, error } = spawnSync(program, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      ...env,
      PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`,
    },
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
