import { expect, test } from '@playwright/test';
import { withBase } from '../../lib/config/routes';
import { headersFor } from '../../lib/hosting/headers';
import { contentType } from '../../lib/hosting/media-types';
import { fixtureSite } from '../support/sites';
import { ask, collect, type Answer } from './support/ask';
import { onEachHost } from './support/each-host';
import { hasCompressedForm, isPage, mounts, pageAddress, readFile, servedFiles, type Mount } from './support/mounts';

/** Differences between a response's headers and those that lib/hosting defines for its address. */
function wrongHeaders({ headers }: Answer, expected: Readonly<Record<string, string>>): string[] {
  return Object.entries(expected)
    .filter(([name, value]) => headers[name.toLowerCase()] !== value)
    .map(([name, value]) => `${name}: ${String(headers[name.toLowerCase()])} instead of ${value}`);
}

type Expected = Readonly<{ file: string; bytes: Buffer; encoding?: string }>;

/** Describes what is wrong with a file's response, each line starting with its address. An assertion for each of thousands of files would take most of the time. */
function mistakes(mount: Mount, answer: Answer, { file, bytes, encoding }: Expected): string[] {
  const address = addressOfFile(mount, file);
  const { status, headers, body } = answer;
  const wrong = [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(body.equals(bytes) ? [] : [`${body.length} bytes instead of ${bytes.length}, or others`]),
    ...wrongHeaders(answer, { ...headersFor(mount.site, address), 'content-type': contentType(file) }),
    ...(headers['content-encoding'] === encoding ? [] : [`content-encoding ${String(headers['content-encoding'])}`]),
    ...(encoding === undefined || /accept-encoding/i.test(headers.vary ?? '') ? [] : [`vary ${String(headers.vary)}`]),
  ];
  return wrong.map((text) => `${address}: ${text}`);
}

const addressOfFile = (mount: Mount, file: string): string =>
  isPage(file) ? pageAddress(mount, file) : `${mount.site.baseUrl}${file}`;

const isRefused = (file: string): boolean => /^(?:404|_not-found)\.html$/.test(file);

onEachHost(mounts(), ({ mount, origin }) => {
  /** A redirect within the host, without the host name that Apache adds. */
  const ownPath = (location = ''): string =>
    location.startsWith(origin()) ? location.slice(origin().length) : location;
  const { baseUrl } = mount.site;
  const files = servedFiles(mount).filter((file) => !isRefused(file));
  const pages = files.filter(isPage);
  const notFound = readFile(mount, '404.html');

  const expectNotFound = ({ status, headers, body }: Answer, address: string): void => {
    expect(status, address).toBe(404);
    expect(headers['content-type'], address).toBe('text/html; charset=utf-8');
    expect(body.equals(notFound), address).toBe(true);
  };

  test('every page and every other file is served with its bytes, type and headers', async () => {
    expect(pages.length).toBeGreaterThan(20);
    const wrong = await collect(files, async (file) =>
      mistakes(mount, await ask(origin(), addressOfFile(mount, file)), { file, bytes: readFile(mount, file) }),
    );
    expect(wrong).toEqual([]);
  });

  test('pages whose address ends like a file name are pages', async () => {
    const dotted = pages.filter((file) => /\.[^/]+\.html$/.test(file)).map((file) => pageAddress(mount, file));
    if (mount.folder === fixtureSite.folder) expect(dotted.length).toBeGreaterThan(3);
    for (const address of dotted) {
      const { status, headers } = await ask(origin(), address);
      expect([address, status, headers['content-type']]).toEqual([address, 200, 'text/html; charset=utf-8']);
    }
  });

  test('every other form of a page leads to its clean address, with its query', async () => {
    const wrong = await collect(pages, async (file) => {
      const clean = pageAddress(mount, file);
      const below = clean === '/' ? '' : clean;
      const forms = [`${below}/index.html`, ...(clean === baseUrl ? [] : [`${below}/`])];
      if (file !== 'index.html') forms.push(`${clean}.html`);
      const answers = await Promise.all(forms.map((form) => ask(origin(), `${form}?from=mail&x=%2F`)));
      return answers
        .map(({ status, headers }, index) => `${forms[index]} ${status} ${ownPath(headers.location)}`)
        .filter((line, index) => line !== `${forms[index]} 301 ${clean}?from=mail&x=%2F`);
    });
    expect(wrong).toEqual([]);
  });

  test('moved addresses redirect to the new ones', async () => {
    for (const { from, to } of mount.site.redirects) {
      const { status, headers } = await ask(origin(), withBase(baseUrl, from));
      expect([status, ownPath(headers.location)]).toEqual([301, withBase(baseUrl, to)]);
    }
  });

  test('everything else gets status 404, and is not cached', async () => {
    const unknown = [
      'nothing',
      'docs/nothing',
      'docs/nothing.css',
      '_next/static/nothing.js',
      '404',
      '404.html',
      'live/nothing',
      'og',
      '_not-found',
    ];
    for (const path of unknown) {
      const answer = await ask(origin(), baseUrl + path);
      expectNotFound(answer, path);
    }
  });

  test('errors have all headers of a page', async () => {
    const errors = [
      await ask(origin(), `${baseUrl}nothing`),
      await ask(origin(), `${baseUrl}_next/static/nothing.js`),
      await ask(origin(), `${baseUrl}%00`),
      await ask(origin(), baseUrl + 'a'.repeat(2000)),
      await ask(origin(), `${baseUrl}index.html`, { method: 'POST' }),
      await ask(origin(), `${baseUrl}_next/static/nothing.js`, { method: 'DELETE' }),
    ];
    for (const answer of errors) {
      expect(Math.floor(answer.status / 100)).toBe(4);
      expect(wrongHeaders(answer, headersFor(mount.site, baseUrl))).toEqual([]);
    }
  });

  for (const [encoding, ending] of [
    ['br', 'br'],
    ['gzip', 'gz'],
  ] as const)
    test(`a browser that accepts ${encoding} gets the file that was compressed at build time`, async () => {
      const compressed = files.filter((file) => hasCompressedForm(mount, file));
      expect(pages.filter((file) => !compressed.includes(file))).toEqual([]);
      const wrong = await collect(compressed, async (file) => {
        const answer = await ask(origin(), addressOfFile(mount, file), { headers: { 'accept-encoding': encoding } });
        return mistakes(mount, answer, { file, bytes: readFile(mount, `${file}.${ending}`), encoding });
      });
      expect(wrong).toEqual([]);
    });

  test('a page that has not changed is not sent again', async () => {
    const [page = ''] = pages;
    const address = pageAddress(mount, page);
    const first = await ask(origin(), address);
    const again = await ask(origin(), address, { headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('HEAD returns only the headers', async () => {
    const [page = ''] = pages;
    const answer = await ask(origin(), pageAddress(mount, page), { method: 'HEAD' });
    expect([answer.status, answer.body.length]).toEqual([200, 0]);
    expect(wrongHeaders(answer, headersFor(mount.site, pageAddress(mount, page)))).toEqual([]);
  });

  test('only GET and HEAD are answered', async () => {
    const [page = ''] = pages;
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])
      expect([method, (await ask(origin(), pageAddress(mount, page), { method })).status]).toEqual([method, 405]);
  });

  test('no response names the server', async () => {
    for (const path of [pageAddress(mount, 'index.html'), `${baseUrl}nothing`])
      expect((await ask(origin(), path)).headers.server ?? '').not.toMatch(/\d/);
  });
});
