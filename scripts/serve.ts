import { existsSync, readFileSync, type Stats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import compression from 'compression';
import serveFile from 'serve-handler';
import { site } from '../lib/config/site';
import { headersFor } from '../lib/hosting/headers';
import { hostSite } from './host-site';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '3000' },
    host: { type: 'string', default: 'localhost' },
  },
});
const [folder = 'out'] = positionals;
const port = Number(values.port);
const config: Readonly<Record<string, unknown>> = JSON.parse(readFileSync('serve.json', 'utf8'));

/** Where a page and a folder have one name (`values.yaml.html` beside `values.yaml/`), the page is what was asked for. */
async function statPageFirst(file: string): Promise<Stats> {
  const stats = await lstat(file);
  if (stats.isDirectory() && existsSync(`${file}.html`)) throw Object.assign(new Error(file), { code: 'ENOENT' });
  return stats;
}

if (!existsSync(folder)) {
  console.error(`There is no folder "${folder}" to serve. Run: npm run build`);
  process.exit(1);
}

const compress = compression();
const host = hostSite(site, []);
const options = { ...config, public: folder };
const server = createServer((request, response) => {
  const pathname = (request.url ?? '/').replace(/[?#].*/s, '');
  for (const [name, value] of Object.entries(headersFor(host, pathname))) response.setHeader(name, value);
  compress(request, response, () => void serveFile(request, response, options, { lstat: statPageFirst }));
});
server.on('error', (error: NodeJS.ErrnoException) => {
  const inUse = error.code === 'EADDRINUSE';
  console.error(inUse ? `Port ${port} is in use. Choose another: npm run serve -- --port ${port + 1}` : error.message);
  process.exit(1);
});
server.listen(port, values.host, () => console.log(`The site is served at http://${values.host}:${port}`));
