import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { listFilesBelow } from '../../lib/files/list-files-below';
import { serveFolder } from '../../scripts/serve-folder';
import { onEachHost } from './support/each-host';
import { findProgram } from '../support/find-program';
import { hostileRequests, type HostileRequest } from './support/hostile';
import { mounts, pageAddress, type Mount } from './support/mounts';
import { sendRaw, type RawAnswer } from './support/send-raw';
import { servers, startServer } from './support/servers';

const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Hashes of all exported files: no other body may ever be served with success. */
const contents = ({ folder }: Mount): ReadonlySet<string> =>
  new Set(listFilesBelow(folder).map((file) => hash(readFileSync(path.join(folder, file)))));

/** Sends a request to a server, by default under the server's own name. */
function send(origin: string, { method = 'GET', target, host }: HostileRequest): Promise<RawAnswer> {
  const { host: own, port } = new URL(origin);
  return sendRaw(Number(port), `${method} ${target} HTTP/1.1\r\nHost: ${host ?? own}\r\nConnection: close\r\n\r\n`);
}

/** Reports a redirect that leads elsewhere than the given prefixes, or that contains characters that split a header. */
const faultOfRedirect = ({ location = '' }: RawAnswer, beginnings: readonly string[]): string[] =>
  beginnings.some((start) => location.startsWith(start)) &&
  /^[\x21-\x7e\x80-\xff]*$/.test(location) &&
  !/^\/[/\\]/.test(location)
    ? []
    : [`to ${location}`];

function faultsOf(
  request: HostileRequest,
  answer: RawAnswer,
  site: { origin: string; own: ReadonlySet<string> },
): string[] {
  const { status, body } = answer;
  // Node.js closes the connection on CONNECT.
  if (status === 0 && request.method === 'CONNECT') return [];
  if (status < 200 || status >= 500) return [`status ${status}`];
  if (status >= 400) return [];
  if (status >= 300) return faultOfRedirect(answer, ['/', `${site.origin}/`]);
  // An empty response, as some servers give to OPTIONS *, reveals nothing; to GET it would be a page that does not exist.
  const isEmpty = body.length === 0 && request.method !== undefined;
  return isEmpty || site.own.has(hash(body)) ? [] : [`${status} with a body that no file of the site has`];
}

const describeRequest = ({ method = 'GET', target, host = '' }: HostileRequest): string =>
  `${method.slice(0, 20)} ${JSON.stringify(target.slice(0, 120))} of ${host}`;

/** Checks that hostile requests get only files of the site, redirects within it, and refusals. */
async function expectHarmless(mount: Mount, origin: string): Promise<void> {
  const own = contents(mount);
  const requests = hostileRequests(mount);
  expect(requests.length).toBeGreaterThanOrEqual(60);
  const statuses = new Set<number>();
  const faults: string[] = [];
  for (const request of requests) {
    const answer = await send(origin, request);
    statuses.add(answer.status);
    const found = faultsOf(request, answer, { origin: origin, own });
    faults.push(...found.map((fault) => `${describeRequest(request)}: ${fault}`));
  }
  expect(faults).toEqual([]);
  // Some requests were redirected, not refused.
  expect([...statuses]).toEqual(expect.arrayContaining([301, 400, 404, 405]));
  // The server still runs normally.
  expect((await fetch(origin + pageAddress(mount, 'index.html'))).status).toBe(200);
}

const title = 'hostile requests get nothing but files of the site, redirects within it, and refusals';

onEachHost(mounts().slice(0, 2), ({ mount, origin }) => {
  test(title, () => expectHarmless(mount, origin()));
});

test(`npm run serve: ${title}`, async () => {
  const [mount] = mounts();
  if (!mount) throw new Error('There is no site.');
  const server = await serveFolder(mount.folder);
  await expectHarmless(mount, server.origin).finally(server.close);
});

for (const server of servers.filter(({ preparePlain }) => preparePlain))
  test(`the example for ${server.name} leads from HTTP to the site itself, whatever name the request has`, async () => {
    test.skip(findProgram(server) === undefined, `${server.name} is not installed and could not be`);
    const [mount] = mounts();
    if (!mount) throw new Error('There is no site.');
    const running = await startServer(server, mount, server.preparePlain);
    try {
      const faults: string[] = [];
      let count = 0;
      for (const request of hostileRequests(mount)) {
        const answer = await send(running.origin, request);
        const isRedirect = answer.status === 301;
        const found = isRedirect
          ? faultOfRedirect(answer, [`${mount.site.url}/`])
          : answer.status < 400 && request.method === undefined
            ? [`${answer.status}`]
            : [];
        faults.push(...found.map((fault) => `${describeRequest(request)}: ${fault}`));
        if (isRedirect) count++;
      }
      expect(faults).toEqual([]);
      expect(count).toBeGreaterThan(20);
    } finally {
      await running.close();
    }
  });
