import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** A server program and the Debian packages that hold it. */
export type Program = Readonly<{ name: string; packages: readonly string[] }>;

/** Debian installs servers in folders that may not be on PATH. */
const folders = (): string[] => [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

const find = (name: string): string | undefined =>
  folders()
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

const succeeds = (program: string, args: readonly string[]): boolean =>
  spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Marks that this run has already requested packages, in this process or its parent. */
const mark = 'HOST_PACKAGES_ASKED';

/** Installs the packages of missing programs, once per run, if possible: as root on Debian. */
export function installMissing(programs: readonly Program[]): void {
  const missing = programs.filter(({ name }) => find(name) === undefined);
  if (missing.length === 0 || process.env[mark]) return;
  process.env[mark] = 'yes';
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...missing.flatMap(({ packages }) => packages)];
  if (succeeds('apt-get', ['update', '-qq'])) succeeds('apt-get', install);
}

/** Path of a program; `undefined` if it is not installed and cannot be. */
export const findProgram = ({ name }: Program): string | undefined => find(name);
