import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from './free-port';

/** The site in a folder. */
type ServedSite = Readonly<{
  /** Folder of the source, whose values determine the headers that are sent. */ project: string;
  baseUrl: string;
}>;

/** Serves a folder as `npm run serve` does, on a free port of the loopback; returns its origin once it answers below the base URL, throws if it does not. */
export async function serveFolder(folder: string, { project, baseUrl }: ServedSite = { project: '.', baseUrl: '/' }) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/serve.ts', path.resolve(folder), '--host', '127.0.0.1', '--port', String(port)],
    { cwd: project, stdio: 'ignore' },
  );
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const close = (): Promise<void> => {
    child.kill();
    return closed;
  };
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(origin + baseUrl).catch(() => undefined);
    if (answer?.ok) return { origin, close };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await close();
  throw new Error(`The server for ${folder}/ did not answer within ten seconds. Is the folder there?`);
}
