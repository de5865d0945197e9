import { createServer } from 'node:net';

type ListenOptions = Readonly<{ host: string; port: number; /** The npm script that would listen. */ script: string }>;

/** Returns a message for the user if a server cannot listen on a port of a host, otherwise `undefined`. */
export const portFault = ({ host, port, script }: ListenOptions): Promise<string | undefined> =>
  new Promise((resolve) => {
    if (!(port > 0 && port < 65_536)) {
      resolve(`The port must be a number from 1 to 65535: npm run ${script} -- --port 3000`);
      return;
    }
    const report = ({ code, message }: NodeJS.ErrnoException): void =>
      resolve(
        code === 'EADDRINUSE'
          ? `Port ${port} is in use. Choose another: npm run ${script} -- --port ${port + 1}`
          : `The site cannot be served at ${host}:${port}: ${message}`,
      );
    const probe = createServer().once('error', report);
    try {
      probe.listen(port, host, () => probe.close(() => resolve(undefined)));
    } catch (error) {
      report(error as Error);
    }
  });
