import type { Mount } from './mounts';
import { isPage, pageAddress, servedFiles } from './mounts';

/** A request, sent byte for byte; without a Host header if `host` is missing. */
export type HostileRequest = Readonly<{ method?: string; target: string; host?: string }>;

const foreignNames = [
  'evil.example',
  'evil.example:443',
  'www.securecodebox.io.evil.example',
  'www.securecodebox.io@evil.example',
  'evil.example/docs',
  'evil.example#',
  '[::1]:80',
];

const foreignTargets = [
  'http://evil.example',
  'https://evil.example/',
  'http:@evil.example/',
  'http:evil.example/index.html',
  '//evil.example/',
  '///evil.example/index.html',
  '/\\evil.example/',
  '/%5cevil.example/index.html',
  '/%2f%2fevil.example/',
  '//evil.example/%2f..',
  '@evil.example/index.html',
  '.evil.example/',
  '/%0d%0aLocation:%20https://evil.example/index.html',
  '/docs/%0d%0aSet-Cookie:x=1/',
  '/docs.html?next=https://evil.example/',
];

const malformed: readonly HostileRequest[] = [
  ...['/../../../../etc/passwd', '/..%2f..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/docs/..\\..\\secret.txt'],
  ...[
    '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
    '/....//....//secret.txt',
    '/..;/secret.txt',
    '/static/../../secret.txt',
  ],
  ...['/.git/config', '/package.json', '/%', '/%zz', '/%00', '/docs%00.html', '/docs.html%00/', '/docs\u0007/'],
  ...[
    `/${'a'.repeat(3000)}`,
    `/${'a/'.repeat(3000)}`,
    `/docs?${'q='.repeat(4000)}`,
    '/é/',
    '*',
    '?',
    'docs',
    '/./docs/./',
  ],
].map((target) => ({ target }));

/** Requests that only an attacker would send: foreign host names, absolute URLs, and malformed ones. */
export function hostileRequests(mount: Mount): HostileRequest[] {
  const { baseUrl } = mount.site;
  const clean = pageAddress(mount, servedFiles(mount).find((file) => isPage(file) && file.includes('/')) ?? '');
  const redirecting = [
    `${baseUrl}index.html`,
    `${clean}.html`,
    `${clean}/`,
    `${clean}/index.html`,
    `${baseUrl}moved/for-tests`,
  ];
  const [first = ''] = redirecting;
  return [
    ...foreignNames.flatMap((host) => redirecting.slice(0, 3).map((target) => ({ host, target }))),
    ...redirecting.map((address) => ({ host: 'evil.example', target: `http://evil.example${address}` })),
    ...foreignTargets.map((target) => ({ host: 'evil.example', target })),
    ...['HEAD', 'POST', 'TRACE', 'CONNECT', 'get', 'A'.repeat(300)].map((method) => ({
      method,
      host: 'evil.example',
      target: first,
    })),
    { target: first, host: '' },
    { target: '*', method: 'OPTIONS' },
    { target: 'evil.example:443', method: 'CONNECT' },
    ...malformed,
  ];
}
