import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { listFilesBelow } from '../../lib/site/list-files-below';
import { collect } from './support/ask';
import { onEachHost } from './support/each-host';
import { hostileRequests, type HostileRequest } from './support/hostile';
import { isPage, mounts, pageAddress, servedFiles, type Mount } from './support/mounts';
import { sendRaw, type RawAnswer } from './support/send-raw';

const count = 10_000;
const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Contents of all files of the export: nothing else may ever come back as found. */
const contents = ({ folder }: Mount): ReadonlySet<string> =>
  new Set(listFilesBelow(folder).map((file) => hash(readFileSync(path.join(folder, file)))));

/** A redirect stays on its host, as a path or under the host's own name, and holds nothing that splits a header. */
const isOwnLocation = (location: string): boolean =>
  /^(?:http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?)?\/(?![/\\])[\x21-\x7e]*$/.test(location);

function faultOf(
  { method }: HostileRequest,
  { status, location, body }: RawAnswer,
  own: ReadonlySet<string>,
): string | undefined {
  if (status < 200 || status >= 500) return `status ${status}`;
  // An empty answer, which some give to OPTIONS *, gives nothing away; to GET it would be a page that is not there.
  const isEmpty = body.length === 0 && method !== 'GET';
  if (status < 300 && !isEmpty && !own.has(hash(body))) return `${status} with a body that no file of the site has`;
  if (status >= 300 && status < 400 && !isOwnLocation(location ?? '')) return `${status} to ${location}`;
  return undefined;
}

onEachHost(mounts().slice(0, 2), ({ mount, origin }) => {
  test(`${count} hostile requests get nothing but files of the site, redirects within it, and refusals`, async () => {
    const own = contents(mount);
    const addresses = servedFiles(mount)
      .filter(isPage)
      .map((file) => pageAddress(mount, file));
    const port = Number(new URL(origin()).port);
    const statuses: Record<number, number> = {};
    const faults = await collect(hostileRequests({ count, seed: 20_261_121, addresses }), async (request) => {
      const answer = await sendRaw(
        port,
        `${request.method} ${request.target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`,
      );
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const fault = faultOf(request, answer, own);
      return fault ? [`${request.method.slice(0, 20)} ${JSON.stringify(request.target.slice(0, 120))}: ${fault}`] : [];
    });
    console.log(
      Object.entries(statuses)
        .map(([status, number]) => `${status}: ${number}`)
        .join(', '),
    );
    expect(faults).toEqual([]);
    // Not all was refused: some of it hits pages.
    expect(statuses[200]).toBeGreaterThan(count / 50);
    // The server is still there and well.
    expect((await fetch(origin() + pageAddress(mount, 'index.html'))).status).toBe(200);
  });
});
