import { createReadStream, existsSync, readFileSync, type Stats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import serveFile, { type Methods } from 'serve-handler';
import { site } from '../lib/config/site';
import { headersFor } from '../lib/hosting/headers';
import { sentForm } from './compressed-form';
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

/** Reads files as hosts do: in the form, compressed at build time, that the browser takes. */
function methodsFor({ headers }: IncomingMessage, response: ServerResponse): Methods {
  const formOf = (file: string) => sentForm(file, headers['accept-encoding']?.toString());
  return {
    async lstat(file) {
      const stats = await statPageFirst(file);
      return stats.isFile() ? lstat(formOf(file).file) : stats;
    },
    createReadStream(file, options) {
      const form = formOf(file);
      if (form.coding) response.setHeader('Content-Encoding', form.coding);
      return createReadStream(form.file, options);
    },
  };
}

if (!existsSync(folder)) {
  console.error(`There is no folder "${folder}" to serve. Run: npm run build`);
  process.exit(1);
}

const host = hostSite(site, []);
const options = { ...config, public: folder };
const server = createServer((request, response) => {
  const pathname = (request.url ?? '/').replace(/[?#].*/s, '');
  for (const [name, value] of Object.entries(headersFor(host, pathname))) response.setHeader(name, value);
  response.setHeader('Vary', 'Accept-Encoding');
  void serveFile(request, response, options, methodsFor(request, response));
});
server.on('error', (error: NodeJS.ErrnoException) => {
  const inUse = error.code === 'EADDRINUSE';
  console.error(inUse ? `Port ${port} is in use. Choose another: npm run serve -- --port ${port + 1}` : error.message);
  process.exit(1);
});
server.listen(port, values.host, () => console.log(`The site is served at http://${values.host}:${port}`));
