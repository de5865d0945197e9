import type { Headers } from '../headers';
import { generatedNote, headerLines, type Host, type HostRules, hostRules, indent } from '../host-rules';

const quote = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;

const setHeaders = (headers: Headers): string =>
  headerLines(headers, (name, value) => `Header always set ${name} ${quote(value)}`);

/** Answers a request with a status, but not the internal request that Apache makes for the error page. */
const rule = (pattern: string, target: string, flags: string): string =>
  `RewriteCond %{ENV:REDIRECT_STATUS} ^$\nRewriteRule "${pattern}" "${target}" [${flags}]`;

const escape = (address: string): string => address.replaceAll('.', '\\.');

/** Redirects name the site themselves, because Apache would otherwise complete them with the host name of the request. */
const redirects = ({ origin, baseUrl, home, sandbox, ...rules }: HostRules): string[] => [
  ...rules.moved.map(({ from, to }) => rule(`^${escape(from)}$`, origin + to, 'R=301,L,NE')),
  rule(`^(?:${rules.hidden.map(escape).join('|')})$`, '-', 'R=404,L'),
  ...rules.homeForms.map((form) => rule(`^${escape(form)}$`, origin + home, 'R=301,L')),
  ...rules.pageForms.map(({ pattern }) =>
    rule(pattern.replace('^', `^(?!${sandbox.pattern.slice(1)})`), `${origin}${baseUrl}$1`, 'R=301,L'),
  ),
];

const compressed = (ending: string, coding: string): string =>
  `RewriteCond %{HTTP:Accept-Encoding} "\\b${coding}\\b"\nRewriteCond "%{DOCUMENT_ROOT}$0.${ending}" -f\nRewriteRule "^.+[^/]$" "$0.${ending}" [L]`;

/** For inclusion in a virtual host whose `DocumentRoot` is the folder that contains the base URL. */
const siteConf = (rules: HostRules): string => `${generatedNote()}
# Include it in a virtual host. "DocumentRoot" is the folder in which ${rules.baseUrl} stands.
# Modules: dir, headers, mime, rewrite.

AllowEncodedSlashes Off
DirectoryIndex disabled
DirectorySlash Off
TraceEnable Off
ErrorDocument 404 ${rules.notFound}

<FilesMatch "^[^.]+$">
    ForceType "${rules.plainType}"
</FilesMatch>
${rules.types
  .map(({ ending, type }) => [ending, ...type.split('; charset=')])
  .map(([ending, type, charset]) => `AddType ${type} .${ending}${charset ? `\nAddCharset ${charset} .${ending}` : ''}`)
  .join('\n')}

# Debian takes .br for the language Breton.
RemoveLanguage .br
RemoveType .gz
AddEncoding br .br
AddEncoding gzip .gz
Header always merge Vary Accept-Encoding

${setHeaders(rules.headers)}

<LocationMatch "${rules.hashed.pattern}">
${indent(headerLines(rules.hashed.headers, (name, value) => `Header always set ${name} ${quote(value)} "expr=%{REQUEST_STATUS} in {'200', '206', '304'}"`))}
</LocationMatch>

<LocationMatch "${rules.sandbox.pattern}">
${indent(setHeaders(rules.sandbox.headers))}
</LocationMatch>

RewriteEngine On

RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule "^" "-" [R=405,L]

${[
  ...redirects(rules),
  `RewriteRule "^${rules.home}$" "${rules.baseUrl}index.html"`,
  `RewriteCond "%{DOCUMENT_ROOT}$0.html" -f\nRewriteRule "^.*[^/]$" "$0.html"`,
  compressed('br', 'br'),
  compressed('gz', 'gzip'),
].join('\n\n')}
`;

export const apache: Host = (site) => ({ 'apache/site.conf': siteConf(hostRules(site)) });
