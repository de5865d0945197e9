import { createReadStream, existsSync, readFileSync, type Stats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import serveFile, { type Methods } from 'serve-handler';
import { site } from '../lib/config/site';
import { headersFor } from '../lib/hosting/headers';
import { sentForm } from './compressed-form';
import { hostSite } from './host-site';

/** What is no file is not found, whatever the system says of its name: a null byte in it, too many letters. Where a page and a folder have one name (`values.yaml.html` beside `values.yaml/`), the page is meant. */
async function statPageFirst(file: string): Promise<Stats> {
  const stats = await lstat(file).catch(() => undefined);
  if (!stats || (stats.isDirectory() && existsSync(`${file}.html`)))
    throw Object.assign(new Error(`There is no ${file}.`), { code: 'ENOENT' });
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

/** A server of an exported site that answers as hosts do, with the headers of this project's values. */
export function siteServer(folder: string): Server {
  const options = { ...(JSON.parse(readFileSync('serve.json', 'utf8')) as object), public: folder };
  const host = hostSite(site, []);
  return createServer((request, response) => {
    const pathname = (request.url ?? '/').replace(/[?#].*/s, '');
    for (const [name, value] of Object.entries(headersFor(host, pathname))) response.setHeader(name, value);
    response.setHeader('Vary', 'Accept-Encoding');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    serveFile(request, response, options, methodsFor(request, response)).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
}
