import { commonHeaders, kindFolders, kindHeaders, type Headers } from '../headers';
import { addressOf, generatedNote, homeAddress, plainPath, type HostSite } from '../host-site';
import { contentType, mediaTypes, textTypes } from '../media-types';

const quote = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;

const setHeaders = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `Header always set ${name} ${quote(value)}`);

const block = (name: string, argument: string, lines: readonly string[]): string =>
  [`<${name} ${quote(argument)}>`, ...lines.map((line) => `    ${line}`), `</${name}>`].join('\n');

const types = (): string[] =>
  Object.entries(mediaTypes).flatMap(([ending, type]) => [
    `AddType ${type} .${ending}`,
    ...(textTypes.includes(type) ? [`AddCharset utf-8 .${ending}`] : []),
  ]);

/** A rule for requests as they come in, not for the error page that Apache asks itself for. */
const rule = (pattern: string, target: string, flags: string): string =>
  `RewriteCond %{ENV:REDIRECT_STATUS} ^$\nRewriteRule "${pattern}" "${target}" [${flags}]`;

function addressRules(site: HostSite): string[] {
  const { baseUrl } = site;
  const home = homeAddress(site);
  const plain = `^${baseUrl}(?!${kindFolders.sandbox})(${plainPath})`;
  return [
    `RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$\nRewriteRule "^" "-" [R=405,L]`,
    ...site.redirects.map(({ from, to }) =>
      rule(`^${addressOf(site, from).replaceAll('.', '\\.')}$`, addressOf(site, to), 'R=301,L,NE'),
    ),
    rule(`^${baseUrl}(?:404|404\\.html|_not-found)$`, '-', 'R=404,L'),
    rule(`^${baseUrl}index\\.html$`, home, 'R=301,L'),
    ...(home === baseUrl ? [] : [rule(`^${baseUrl}$`, home, 'R=301,L')]),
    ...['/index\\.html', '\\.html', '/+'].map((ending) => rule(`${plain}${ending}$`, `${baseUrl}$1`, 'R=301,L')),
    `RewriteRule "^${home}$" "${baseUrl}index.html"`,
    `RewriteCond "%{DOCUMENT_ROOT}$0.html" -f\nRewriteRule "^.*[^/]$" "$0.html"`,
  ];
}

const compressed = ([ending, name]: readonly [string, string]): string =>
  `RewriteCond %{HTTP:Accept-Encoding} "\\b${name}\\b"\nRewriteCond "%{DOCUMENT_ROOT}$0.${ending}" -f\nRewriteRule "^.+[^/]$" "$0.${ending}" [L]`;

/** Text of the Apache configuration to include in a virtual host whose `DocumentRoot` is the folder that the base URL stands in. */
export function apacheSite(site: HostSite): string {
  const { baseUrl } = site;
  const hashed = kindHeaders('hashed', site);
  const parts = [
    `${generatedNote()}\n# Include it in a virtual host. "DocumentRoot" is the folder in which ${baseUrl} stands.\n# Modules: dir, headers, mime, rewrite.`,
    `AllowEncodedSlashes Off\nDirectoryIndex disabled\nDirectorySlash Off\nTraceEnable Off\nErrorDocument 404 ${baseUrl}404.html`,
    [`<FilesMatch "^[^.]+$">\n    ForceType "${contentType('SHA256SUMS')}"\n</FilesMatch>`, ...types()].join('\n'),
    // Debian's language for .br is Breton.
    'RemoveLanguage .br\nRemoveType .gz\nAddEncoding br .br\nAddEncoding gzip .gz\nHeader always merge Vary Accept-Encoding',
    setHeaders({ ...commonHeaders(site), ...kindHeaders('page', site) }).join('\n'),
    block('Location', `${baseUrl}${kindFolders.hashed}`, [
      `Header always set Cache-Control ${quote(hashed['Cache-Control'] ?? '')} "expr=%{REQUEST_STATUS} in {'200', '206', '304'}"`,
    ]),
    block('Location', `${baseUrl}${kindFolders.sandbox}`, setHeaders(kindHeaders('sandbox', site))),
    'RewriteEngine On',
    ...addressRules(site),
    ...(
      [
        ['br', 'br'],
        ['gz', 'gzip'],
      ] as const
    ).map(compressed),
  ];
  return `${parts.join('\n\n')}\n`;
}
