import { spawnSync } from 'node:child_process';
import { shellCommand } from './shell-command';

type RunOptions = Readonly<{ env?: Readonly<Record<string, string>>; cwd?: string }>;

/** Runs a program from PATH, where npm puts those of `node_modules/.bin`, with inherited output; returns whether it succeeded. */
export function succeeds(program: string, args: readonly string[], { env, cwd }: RunOptions = {}): boolean {
  const { shell, ...command } = shellCommand(program, args);
  const { status, error } = spawnSync(command.program, command.args, {
    stdio: 'inherit',
    shell,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    cwd,
  });
  if (error) throw error;
  return status === 0;
}

/** Runs a program as `succeeds` does, and exits with code 1 if it fails. */
export function run(program: string, args: readonly string[], options: RunOptions = {}): void {
  if (!succeeds(program, args, options)) process.exit(1);
}
