import { seeded } from './random';

/** What is sent: a method and an address, byte for byte. */
export type HostileRequest = Readonly<{ method: string; target: string }>;

const methods = [
  ...Array.from({ length: 12 }, () => 'GET'),
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'G\u0001T',
  'A'.repeat(300),
];

const secrets = [
  'etc/passwd',
  'secret.txt',
  '.git/config',
  'package.json',
  'proc/self/environ',
  'windows/win.ini',
  '.env',
];

const ups = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..\\',
  '..%5c',
  '%252e%252e%252f',
  '....//',
  '..;/',
  '%c0%ae%c0%ae/',
  '..%00/',
  '.%2e/',
  '%uff0e%uff0e/',
];

const oddities = [
  '%00',
  '%0d%0aSet-Cookie:x=1',
  '%0a',
  '%',
  '%zz',
  '%c0%af',
  '%ff',
  '%e2%80%ae',
  ' ',
  '"',
  "'",
  '<script>',
  '{}',
  '|',
  '^',
  '`',
  '*',
  '?*',
  '[a-z]',
  '~',
  '$(id)',
  '${jndi:x}',
  ';/',
  ':8080',
  '@evil.example',
  '\u0000',
  '\u0007',
  '\u007f',
  'é',
  '\ud83d\ude00',
  '#part',
  '+',
  '=',
  '&',
  ',',
  '!',
  '.html',
  '.html/',
  '/index.html',
  '/index.html/',
  '//',
  '///',
  '/./',
  '/.',
  '/..',
  '.br',
  '.gz',
  '.txt',
  '/x',
  '.html.br',
];

/** Takes pages of a site and a seed and gives requests that nobody who means well would send, always the same. */
export function hostileRequests({
  count,
  seed,
  addresses,
}: {
  readonly count: number;
  readonly seed: number;
  readonly addresses: readonly string[];
}): HostileRequest[] {
  const random = seeded(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <Item>(list: readonly Item[]): Item => list[below(list.length)] as Item;
  const times = (limit: number, part: () => string): string => Array.from({ length: 1 + below(limit) }, part).join('');
  const address = (): string => pick(addresses);
  /** Any byte but those that end the line of a request. */
  const bytes = (): string => String.fromCharCode(below(256)).replace(/[\r\n]/, '.');

  const kinds: readonly (() => string)[] = [
    () => `/${times(12, () => pick(ups))}${pick(secrets)}`,
    () => `${address()}/${times(12, () => pick(ups))}${pick(secrets)}`,
    () =>
      `/${times(3, () => `${pick(['docs', 'static', '_next', 'live'])}/`)}${times(20, () => pick(ups))}${pick(secrets)}`,
    () => address() + pick(oddities),
    () => address() + times(4, () => pick(oddities)),
    () => {
      const text = address();
      const at = below(text.length);
      return text.slice(0, at) + pick(oddities) + text.slice(at);
    },
    () => [...address()].map((letter) => (random() < 0.3 ? `%${letter.charCodeAt(0).toString(16)}` : letter)).join(''),
    () => `/${times(60, bytes)}`,
    () => `/${'a'.repeat(below(9000))}`,
    () => `/${'a/'.repeat(below(3000))}`,
    () => `${address()}?${'q='.repeat(below(4000))}${pick(oddities)}`,
    () =>
      `${pick(['//', '/\\', '/%5c', '/%2f', '///', '\\\\'])}evil.example${pick(['', '/', '/index.html', '/..', '.html', '%2f..'])}`,
    () => `http://evil.example${address()}`,
    () =>
      pick([
        '*',
        '',
        '.',
        '..',
        '?',
        '#',
        'docs',
        'file:///etc/passwd',
        'javascript:alert(1)',
        '/..',
        '/...',
        '/.',
        '/%',
      ]),
    () => address().toUpperCase(),
  ];
  return Array.from({ length: count }, () => ({ method: pick(methods), target: pick(kinds)() }));
}
