import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A running static server. */
export type StaticServer = Readonly<{ origin: string; close: () => Promise<void> }>;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port.')),
      );
    });
  });

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Serves a folder as `npm run serve` does, on a free port of the loopback; gives its origin once it answers, throws where it does not. */
export async function serveFolder(folder: string): Promise<StaticServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/serve.ts', folder, '--host', '127.0.0.1', '--port', String(port)],
    { stdio: 'ignore' },
  );
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const close = (): Promise<void> => {
    child.kill();
    return closed;
  };
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await answers(origin)) return { origin, close };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await close();
  throw new Error(`The server for ${folder}/ did not answer within ten seconds. Is the folder there?`);
}
