import { spawnSync } from 'node:child_process';

type RunOptions = Readonly<{ env?: Readonly<Record<string, string>>; cwd?: string }>;

function succeeds(program: string, args: readonly string[], { env, cwd }: RunOptions = {}): boolean {
  const { status, error } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    cwd,
  });
  if (error) throw error;
  return status === 0;
}

/** Runs a program of the path, where npm puts those of `node_modules/.bin`, with inherited output; ends this process with 1 where it fails. */
export function run(program: string, args: readonly string[], options: RunOptions = {}): void {
  if (!succeeds(program, args, options)) process.exit(1);
}

/** What a command that moved pages ends with: writes their addresses, and tells what is wrong with them and with the content. */
export function checkMoved(): void {
  const scripts = [['check:urls', '--', '--fix'], ['check:content']];
  const ended = scripts.map((script) => succeeds('npm', ['run', '--silent', ...script]));
  if (ended.includes(false)) process.exit(1);
}
