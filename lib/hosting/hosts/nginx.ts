import { commonHeaders, kindFolders, kindHeaders, type FileKind } from '../headers';
import { addressOf, generatedNote, homeAddress, plainPath, type HostSite } from '../host-site';
import { contentType, mediaTypes } from '../media-types';

const quote = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Headers in which the kinds of files differ become variables: a location with an `add_header` of its own would lose all the others. */
const variableOf = (name: string): string => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

function setKind(kind: FileKind, site: HostSite): string[] {
  const page = kindHeaders('page', site);
  return Object.entries(kindHeaders(kind, site))
    .filter(([name, value]) => kind === 'page' || value !== page[name])
    .map(([name, value]) => `set ${variableOf(name)} ${quote(value)};`);
}

const types = (): string[] => Object.keys(mediaTypes).map((ending) => `${quote(contentType(`.${ending}`))} ${ending};`);

type Block = Readonly<{ head: string; body: readonly string[] }>;

const block = ({ head, body }: Block): string => [`${head} {`, ...body.map((line) => `    ${line}`), '}'].join('\n');

const location = (head: string, ...body: readonly string[]): string => block({ head: `location ${head}`, body });

/** Other forms of a page's address lead to its clean one, with their query. */
function normalizing(site: HostSite): string[] {
  const { baseUrl } = site;
  const home = homeAddress(site);
  const clean = `return 301 ${baseUrl}$1$is_args$args;`;
  return [
    ...(home === baseUrl ? [] : [location(`= ${baseUrl}`, `return 301 ${home}$is_args$args;`)]),
    location(`= ${baseUrl}index.html`, `return 301 ${home}$is_args$args;`),
    location(`~ "^${baseUrl}(${plainPath})/index\\.html$"`, clean),
    location(`~ "^${baseUrl}(${plainPath})\\.html$"`, clean),
    location(`~ "^${baseUrl}(${plainPath})/+$"`, clean),
  ];
}

function locations(site: HostSite): string[] {
  const { baseUrl } = site;
  return [
    ...site.redirects.map(({ from, to }) =>
      location(`= ${addressOf(site, from)}`, `return 301 ${quote(addressOf(site, to))};`),
    ),
    location(`= ${homeAddress(site)}`, `try_files ${baseUrl}index.html =404;`),
    location(baseUrl, 'try_files $uri.html $uri =404;'),
    location(`^~ ${baseUrl}${kindFolders.hashed}`, ...setKind('hashed', site), 'try_files $uri =404;'),
    location(`^~ ${baseUrl}${kindFolders.sandbox}`, ...setKind('sandbox', site), 'try_files $uri =404;'),
    location(`= ${baseUrl}404`, 'return 404;'),
    location(`= ${baseUrl}_not-found`, 'return 404;'),
    location(`= ${baseUrl}404.html`, 'internal;'),
    ...normalizing(site),
  ];
}

/** Text of the nginx configuration to include in a `server` block whose `root` is the folder that the base URL stands in. */
export function nginxSite(site: HostSite): string {
  const parts = [
    `${generatedNote()}\n# Include it in a server block. "root" is the folder in which ${site.baseUrl} stands.`,
    block({ head: 'types', body: types() }),
    `default_type ${quote(contentType('SHA256SUMS'))};`,
    'server_tokens off;\nabsolute_redirect off;\ngzip_static on;\ngzip_vary on;',
    `error_page 404 ${site.baseUrl}404.html;`,
    block({ head: 'if ($request_method !~ ^(?:GET|HEAD)$)', body: ['return 405;'] }),
    setKind('page', site).join('\n'),
    [
      ...Object.entries(commonHeaders(site)).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
      ...Object.keys(kindHeaders('page', site)).map((name) => `add_header ${name} ${variableOf(name)} always;`),
    ].join('\n'),
    ...locations(site),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** For an nginx that has the module: brotli beside gzip. */
export const nginxBrotli = (): string =>
  `${generatedNote()}\n# Include it where nginx has ngx_http_brotli_static_module (Debian: libnginx-mod-http-brotli-static).\nbrotli_static on;\n`;

/** Two server blocks for a host that ends TLS itself. */
export function nginxServer({ url }: HostSite): string {
  const { hostname } = new URL(url);
  const listen = (...ports: readonly string[]): string[] => ports.map((port) => `listen ${port};`);
  return [
    `${generatedNote()}\n# An example: certificates and folders are yours.`,
    block({
      head: 'server',
      body: [...listen('80', '[::]:80'), `server_name ${hostname};`, 'return 301 https://$host$request_uri;'],
    }),
    block({
      head: 'server',
      body: [
        ...listen('443 ssl http2', '[::]:443 ssl http2'),
        `server_name ${hostname};`,
        `ssl_certificate /etc/ssl/site/fullchain.pem;`,
        `ssl_certificate_key /etc/ssl/site/privkey.pem;`,
        'ssl_protocols TLSv1.2 TLSv1.3;',
        'root /srv/site;',
        'include /etc/nginx/site/site.conf;',
        '# include /etc/nginx/site/brotli.conf;',
      ],
    }),
    '',
  ].join('\n\n');
}
