import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deployFiles } from '../../../lib/hosting/deploy-files';
import { containerRoot } from '../../../lib/hosting/hosts/container';
import { freePort } from '../../../scripts/free-port';
import { findProgram, type Program } from './find-program';
import type { Mount } from './mounts';

export type Running = Readonly<{ origin: string; close: () => Promise<void> }>;

/** Writes a server's configuration into a folder and gives the arguments that start it in the foreground. */
type Prepare = (place: Readonly<{ folder: string; port: number; mount: Mount }>) => readonly string[];

export type HostServer = Program & Readonly<{ prepare: Prepare }>;

const isRoot = process.getuid?.() === 0;

function write(folder: string, name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** The container's own configuration, with the places of this machine. */
const prepareNginx: Prepare = ({ folder, port, mount }) => {
  const files = deployFiles(mount.site);
  for (const name of ['site', 'brotli']) write(folder, `${name}.conf`, files[`nginx/${name}.conf`] ?? '');
  const text = (files['container/nginx.conf'] ?? '')
    .replaceAll('/tmp/', `${folder}/`)
    .replaceAll('/etc/nginx/site/', `${folder}/`)
    .replace('modules/ngx', '/usr/lib/nginx/modules/ngx')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace(`root ${containerRoot}`, `root "${mount.root}"`);
  // Started by root, nginx would drop to a user that may not read the project's folder.
  const file = write(folder, 'nginx.conf', isRoot ? `user root;\n${text}` : text);
  return ['-e', 'stderr', '-c', file, '-g', 'daemon off;'];
};

const prepareCaddy: Prepare = ({ folder, port, mount }) => {
  const imported = write(folder, 'site.caddy', deployFiles(mount.site)['caddy/site.caddy'] ?? '');
  const text = `{\n\tadmin off\n\tauto_https off\n}\nhttp://:${port} {\n\tbind 127.0.0.1\n\troot * "${mount.root}"\n\timport ${imported}\n\trespond 404\n}\n`;
  return ['run', '--adapter', 'caddyfile', '--config', write(folder, 'Caddyfile', text)];
};

const apacheModules = ['mpm_event', 'authz_core', 'dir', 'headers', 'mime', 'rewrite'];

const prepareApache: Prepare = ({ folder, port, mount }) => {
  const included = write(folder, 'site.conf', deployFiles(mount.site)['apache/site.conf'] ?? '');
  const lines = [
    `ServerRoot ${folder}`,
    `PidFile ${folder}/apache.pid`,
    `ErrorLog ${folder}/error.log`,
    'ServerName 127.0.0.1',
    'ServerTokens Prod',
    `Listen 127.0.0.1:${port}`,
    ...apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
    'TypesConfig /dev/null',
    ...(isRoot ? ['User www-data', 'Group www-data'] : []),
    `DocumentRoot "${mount.root}"`,
    `Include ${included}`,
    '',
  ];
  return ['-D', 'FOREGROUND', '-f', write(folder, 'httpd.conf', lines.join('\n'))];
};

export const servers: readonly HostServer[] = [
  { name: 'nginx', packages: ['nginx', 'libnginx-mod-http-brotli-static'], prepare: prepareNginx },
  { name: 'caddy', packages: ['caddy'], prepare: prepareCaddy },
  { name: 'apache2', packages: ['apache2-bin'], prepare: prepareApache },
];

async function answers(origin: string): Promise<boolean> {
  try {
    await fetch(origin, { redirect: 'manual' });
    return true;
  } catch {
    return false;
  }
}

async function untilAnswering(origin: string, child: ChildProcess, log: () => string): Promise<void> {
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt++) {
    if (await answers(origin)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server did not start:\n${log()}`);
}

/** Starts a server over an exported site on a free port of the loopback; gives its origin once it answers, throws with its messages where it does not. */
export async function startServer(server: HostServer, mount: Mount): Promise<Running> {
  const program = findProgram(server);
  if (program === undefined) throw new Error(`${server.name} is not installed.`);
  const folder = mkdtempSync(path.join(tmpdir(), `${server.name}-`));
  const port = await freePort();
  const args = server.prepare({ folder, port, mount });
  let messages = '';
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (messages += String(text)));
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const errorLog = path.join(folder, 'error.log');
  const log = (): string => messages + (existsSync(errorLog) ? readFileSync(errorLog, 'utf8') : '');
  const close = async (): Promise<void> => {
    child.kill();
    await closed;
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswering(origin, child, log).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { origin, close };
}
