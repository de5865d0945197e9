import { existsSync } from 'node:fs';
import { siteServer } from './site-server';
import { readArguments } from './read-arguments';

const { positionals, values } = readArguments({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '3000' },
    host: { type: 'string', default: 'localhost' },
  },
});
const [folder = 'out'] = positionals;
const port = Number(values.port);

if (!existsSync(folder)) {
  console.error(`There is no folder "${folder}" to serve. Run: npm run build`);
  process.exit(1);
}

const server = siteServer(folder);
server.on('error', (error: NodeJS.ErrnoException) => {
  const inUse = error.code === 'EADDRINUSE';
  console.error(inUse ? `Port ${port} is in use. Choose another: npm run serve -- --port ${port + 1}` : error.message);
  process.exit(1);
});
server.listen(port, values.host, () => console.log(`The site is served at http://${values.host}:${port}`));
