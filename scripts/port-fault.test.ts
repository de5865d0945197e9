import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { portFault } from './port-fault';

const host = '127.0.0.1';
const script = 'dev';

it('reports a port that is in use, with another one to choose, and nothing once it is free', async () => {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await portFault({ host, port, script })).toBe(
    `Port ${port} is in use. Choose another: npm run dev -- --port ${port + 1}`,
  );
  server.close();
  await once(server, 'close');
  expect(await portFault({ host, port, script })).toBeUndefined();
});

it('reports a port or a host that does not exist', async () => {
  expect(await portFault({ host, port: Number('a'), script })).toContain('must be a number from 1 to 65535');
  expect(await portFault({ host: '192.0.2.99', port: 3000, script })).toContain(
    'The site cannot be served at 192.0.2.99',
  );
});
