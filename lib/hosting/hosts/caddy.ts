import { commonHeaders, kindFolders, kindHeaders, type Headers } from '../headers';
import { addressOf, generatedNote, homeAddress, plainPath, type HostSite } from '../host-site';
import { contentType, mediaTypes } from '../media-types';

const quote = (value: string): string => (value.includes('"') ? `\`${value}\`` : `"${value}"`);

const indent = (lines: readonly string[]): string[] => lines.map((line) => `\t${line}`);

/** Blocks within are routes: in others, Caddy sorts directives, and would redirect before it rewrites. */
const block = (head: string, lines: readonly string[]): string[] => [`${head} {`, ...indent(lines), '}'];

const headers = (matcher: string, values: Headers): string[] =>
  block(
    `header${matcher}`,
    Object.entries(values).map(([name, value]) => `${name} ${quote(value)}`),
  );

/** Other forms of a page's address lead to its clean one, with their query; what is captured is the cleaned path, which cannot name a host. */
const normalizing = ({ baseUrl }: HostSite, name: string, ending: string): string[] => [
  `@${name} path_regexp ${name} "^${baseUrl}(${plainPath})${ending}$"`,
  ...block(`route @${name}`, [`rewrite * ${baseUrl}{re.${name}.1}`, 'redir * {uri} permanent']),
];

function toHome(site: HostSite): string[] {
  const others = [`${site.baseUrl}index.html`, ...(homeAddress(site) === site.baseUrl ? [] : [site.baseUrl])];
  return [
    `@home path ${others.join(' ')}`,
    ...block('route @home', [`rewrite * ${homeAddress(site)}`, 'redir * {uri} permanent']),
  ];
}

const contentTypes = (): string[] => [
  '@plain path_regexp /[^./]+$',
  `header @plain Content-Type "${contentType('SHA256SUMS')}"`,
  ...Object.keys(mediaTypes).flatMap((ending) => [
    `@${ending} path *.${ending}`,
    `header @${ending} Content-Type "${contentType(`.${ending}`)}"`,
  ]),
];

const files = (...lines: readonly string[]): string[] =>
  block('file_server', ['precompressed br gzip', 'disable_canonical_uris', ...lines]);

function route(site: HostSite): string[] {
  const { baseUrl } = site;
  const hashed = `${baseUrl}${kindFolders.hashed}*`;
  const sandbox = `${baseUrl}${kindFolders.sandbox}*`;
  return [
    ...headers('', { ...commonHeaders(site), ...kindHeaders('page', site) }),
    'header -Server',
    '@refused not method GET HEAD',
    'error @refused 405',
    ...headers(` ${hashed}`, kindHeaders('hashed', site)),
    ...headers(` ${sandbox}`, kindHeaders('sandbox', site)),
    ...site.redirects.map(({ from, to }) => `redir ${addressOf(site, from)} ${quote(addressOf(site, to))} permanent`),
    `@absent path ${['404', '404.html', '_not-found'].map((name) => baseUrl + name).join(' ')}`,
    'error @absent 404',
    ...toHome(site),
    `@other not path ${sandbox}`,
    ...block('route @other', [
      ...normalizing(site, 'index', String.raw`/index\.html`),
      ...normalizing(site, 'html', String.raw`\.html`),
      ...normalizing(site, 'slash', '/+'),
    ]),
    `rewrite ${homeAddress(site)} ${baseUrl}index.html`,
    ...block('@file file', ['try_files {path}.html {path}']),
    ...block('route @file', ['rewrite * {file_match.relative}', ...contentTypes(), ...files()]),
    'error 404',
  ];
}

/** Text of the Caddy configuration to import in a site block whose `root` is the folder that the base URL stands in. */
export function caddySite(site: HostSite): string {
  const lines = [
    generatedNote(),
    `# Import it in a site block. "root" is the folder in which ${site.baseUrl} stands.`,
    ...(site.baseUrl === '/' ? [] : [`@site path ${homeAddress(site)} ${site.baseUrl}*`]),
    ...block(site.baseUrl === '/' ? 'route' : 'route @site', route(site)),
    ...block('handle_errors', [
      'header -Server',
      ...headers('', kindHeaders('page', site)),
      '@missing expression `{err.status_code} == 404`',
      ...block('route @missing', [
        `rewrite * ${site.baseUrl}404.html`,
        `header Content-Type "${contentType('.html')}"`,
        ...files('status 404'),
      ]),
      'respond "{err.status_code} {err.status_text}"',
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

/** A site block for a host that gets its certificate itself. */
export const caddyServer = ({ url }: HostSite): string =>
  [
    generatedNote(),
    '# An example: the folder is yours. Caddy gets the certificate and redirects to HTTPS by itself.',
    ...block(new URL(url).hostname, ['root * /srv/site', 'import site.caddy', 'respond 404']),
    '',
  ].join('\n');
