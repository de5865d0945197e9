import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { site } from '../lib/config/site';
import { headersFor, kindOf } from '../lib/hosting/headers';
import { hostRules } from '../lib/hosting/host-rules';
import { contentType } from '../lib/hosting/media-types';
import { hostSite } from '../lib/site/host-site';

/** A server of an exported site that answers as hosts do (`hostRules`), with the headers of this project's values. */
export function siteServer(folder: string): Server {
  const host = hostSite(site, []);
  const { baseUrl, home, homeForms, pageForms, hidden, notFound } = hostRules(host);
  const isFile = (name: string): boolean =>
    statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile() ?? false;
  const sendFile = sirv(folder, {
    // The site may be built anew while it is served.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, name) => response.setHeader('Content-Type', contentType(isFile(name) ? name : '.html')),
  });

  /** The clean address of a page for another form of it. */
  const cleanForm = (pathname: string): string | undefined => {
    if (homeForms.includes(pathname)) return home;
    if (kindOf(host, pathname) === 'sandbox') return undefined;
    const [page] = pageForms.flatMap(({ pattern }) => new RegExp(pattern).exec(pathname)?.[1] ?? []);
    return page === undefined ? undefined : baseUrl + page;
  };
  const sendNotFound = (response: ServerResponse): void => {
    const page = isFile(notFound) ? readFileSync(path.join(folder, notFound)) : '';
    response.writeHead(404, { ...headersFor(host, notFound), 'Content-Type': contentType('.html') }).end(page);
  };

  return createServer((request, response) => {
    const [, pathname = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '/') ?? [];
    for (const [name, value] of Object.entries(headersFor(host, pathname))) response.setHeader(name, value);
    response.setHeader('Vary', 'Accept-Encoding');
    // sirv crashes at a range that starts after its end; a server may ignore the header (RFC 9110, 14.2).
    delete request.headers.range;
    const clean = cleanForm(pathname);
    if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    else if (clean !== undefined) response.writeHead(301, { Location: clean + query }).end();
    else if (hidden.includes(pathname)) sendNotFound(response);
    else sendFile(request, response, () => sendNotFound(response));
  });
}
