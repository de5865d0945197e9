import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deployFiles } from '../../../lib/hosting/deploy-files';
import { freePort } from '../../../scripts/free-port';
import { findProgram, type Program } from '../../support/find-program';
import type { Mount } from './mounts';

export type Running = Readonly<{ origin: string; close: () => Promise<void> }>;

type Options = Readonly<{ folder: string; port: number; mount: Mount }>;

/** Writes a server's configuration into a folder and gives the arguments that start it in the foreground. */
type Prepare = (options: Options) => readonly string[];

export type HostServer = Program &
  Readonly<{
    prepare: Prepare;
    /** For the example that only redirects from HTTP to HTTPS. */
    preparePlain?: Prepare;
  }>;

const isRoot = process.getuid?.() === 0;

function write(folder: string, name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

const originOf = (port: number): string => `http://127.0.0.1:${port}`;

/** A file of `deploy/` for the site at its local address. */
const deployed = ({ port, mount }: Options, name: string): string =>
  deployFiles({ ...mount.site, url: originOf(port) })[name] ?? '';

/** Starts nginx with the container's own configuration, adapted to this machine's paths. */
function nginxArguments({ folder, port, mount }: Options, change = (text: string): string => text): readonly string[] {
  const text = change(readFileSync('deploy/container/nginx.conf', 'utf8'))
    .replaceAll('/tmp/', `${folder}/`)
    .replaceAll('/etc/nginx/site/', `${folder}/`)
    .replace('modules/ngx', '/usr/lib/nginx/modules/ngx')
    .replace(/listen (?:8080|80);/, `listen 127.0.0.1:${port};`)
    .replace('root /srv/site', `root "${mount.root}"`);
  // Started by root, nginx would drop to a user that may not read the project's folder.
  const file = write(folder, 'nginx.conf', isRoot ? `user root;\n${text}` : text);
  return ['-e', 'stderr', '-c', file, '-g', 'daemon off;'];
}

const prepareNginx: Prepare = (options) => {
  write(options.folder, 'site.conf', deployed(options, 'nginx/site.conf'));
  write(options.folder, 'brotli.conf', readFileSync('deploy/nginx/brotli.conf', 'utf8'));
  return nginxArguments(options);
};

const preparePlainNginx: Prepare = (options) => {
  const [plain = ''] = /^server \{.*?^\}$/ms.exec(deployFiles(options.mount.site)['nginx/server.conf'] ?? '') ?? [];
  return nginxArguments(options, (text) =>
    text.replace(/^ {4}server \{.*?^ {4}\}$/ms, () => plain.replace(/.*\[::\].*\n/, '')),
  );
};

const caddyArguments = (folder: string, text: string): readonly string[] => [
  'run',
  '--adapter',
  'caddyfile',
  '--config',
  write(folder, 'Caddyfile', `{\n\tadmin off\n\tauto_https off\n}\n${text}`),
];

const prepareCaddy: Prepare = (options) => {
  const imported = write(options.folder, 'site.caddy', deployed(options, 'caddy/site.caddy'));
  return caddyArguments(
    options.folder,
    `http://:${options.port} {\n\tbind 127.0.0.1\n\troot * "${options.mount.root}"\n\timport ${imported}\n\trespond 404\n}\n`,
  );
};

const preparePlainCaddy: Prepare = ({ folder, port, mount }) => {
  const [plain = ''] = /^http:\/\/ \{.*?^\}$/ms.exec(deployFiles(mount.site)['caddy/Caddyfile'] ?? '') ?? [];
  return caddyArguments(folder, `${plain.replace('http:// {', `http://:${port} {\n\tbind 127.0.0.1`)}\n`);
};

const apacheModules = ['mpm_event', 'authz_core', 'dir', 'headers', 'mime', 'rewrite'];

const prepareApache: Prepare = (options) => {
  const { folder, port, mount } = options;
  const included = write(folder, 'site.conf', deployed(options, 'apache/site.conf'));
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
  {
    name: 'nginx',
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    prepare: prepareNginx,
    preparePlain: preparePlainNginx,
  },
  { name: 'caddy', packages: ['caddy'], prepare: prepareCaddy, preparePlain: preparePlainCaddy },
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

/** Starts a server for an exported site on a free port of the loopback interface; returns its origin once it answers, throws with its messages if it does not. */
export async function startServer(server: HostServer, mount: Mount, prepare = server.prepare): Promise<Running> {
  const program = findProgram(server);
  if (program === undefined) throw new Error(`${server.name} is not installed.`);
  const folder = mkdtempSync(path.join(tmpdir(), `${server.name}-`));
  const port = await freePort();
  const args = prepare({ folder, port, mount });
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
  const origin = originOf(port);
  await untilAnswering(origin, child, log).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { origin, close };
}
