import type { Headers } from '../headers';
import { generatedNote, headerLines, type Host, type HostRules, hostRules, indent } from '../host-rules';

const quote = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Errors get headers only with "always", but must never be cached forever. */
const add = (headers: Headers): string =>
  headerLines(
    headers,
    (name, value) => `add_header ${name} ${quote(value)}${value.includes('immutable') ? '' : ' always'};`,
  );

const block = (head: string, ...body: readonly string[]): string => `${head} {\n${indent(body.join('\n'))}\n}`;

/** A location with headers of its own does not inherit those of the server, so it repeats them all. */
const kindLocation = ({ headers }: HostRules, match: string, own: Headers): string =>
  block(`location ${match}`, add({ ...headers, ...own }), 'try_files $uri =404;');

/** For inclusion in a `server` block whose `root` is the folder that contains the base URL. */
const siteConf = (rules: HostRules): string => `${generatedNote()}
# Include it in a server block. "root" is the folder in which ${rules.baseUrl} stands.

${block('types', ...rules.types.map(({ ending, type }) => `${quote(type)} ${ending};`))}

default_type ${quote(rules.plainType)};

server_tokens off;
absolute_redirect off;
gzip_static on;
gzip_vary on;

error_page 404 ${rules.notFound};

if ($request_method !~ ^(?:GET|HEAD)$) {
    return 405;
}

${add(rules.headers)}

${[
  ...rules.moved.map(({ from, to }) => block(`location = ${from}`, `return 301 ${quote(to)};`)),
  block(`location = ${rules.home}`, `try_files ${rules.baseUrl}index.html =404;`),
  block(`location ${rules.baseUrl}`, 'try_files $uri.html $uri =404;'),
  kindLocation(rules, `~ "${rules.hashed.pattern}"`, rules.hashed.headers),
  kindLocation(rules, `~ "${rules.sandbox.pattern}"`, rules.sandbox.headers),
  ...rules.hidden.map((address) =>
    block(`location = ${address}`, address === rules.notFound ? 'internal;' : 'return 404;'),
  ),
  ...rules.homeForms.map((form) => block(`location = ${form}`, `return 301 ${rules.home}$is_args$args;`)),
  ...rules.pageForms.map(({ pattern }) =>
    block(`location ~ "${pattern}"`, `return 301 ${rules.baseUrl}$1$is_args$args;`),
  ),
].join('\n\n')}
`;

/** For a host that terminates TLS itself. */
const serverConf = ({ origin }: HostRules): string => `${generatedNote()}
# An example: certificates and folders are yours.

server {
    listen 80;
    listen [::]:80;
    server_name ${new URL(origin).hostname};
    server_tokens off;
    # The site's own name: the one in the request may be anything.
    return 301 ${origin}$request_uri;
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${new URL(origin).hostname};
    ssl_certificate /etc/ssl/site/fullchain.pem;
    ssl_certificate_key /etc/ssl/site/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;
    root /srv/site;
    include /etc/nginx/site/site.conf;
    # include /etc/nginx/site/brotli.conf;
}
`;

export const nginx: Host = (site) => ({
  'nginx/site.conf': siteConf(hostRules(site)),
  'nginx/server.conf': serverConf(hostRules(site)),
});
