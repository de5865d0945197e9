import type { Headers } from '../headers';
import { generatedNote, headerLines, type Host, type HostRules, hostRules, indent } from '../host-rules';

const quote = (value: string): string => (value.includes('"') ? `\`${value}\`` : `"${value}"`);

/** Nested blocks are `route`s: in other blocks, Caddy sorts directives, and would redirect before it rewrites. */
const block = (head: string, ...body: readonly string[]): string => `${head} {\n${indent(body.join('\n'), '\t')}\n}`;

const setHeaders = (head: string, headers: Headers): string =>
  block(
    head,
    headerLines(headers, (name, value) => `${name} ${quote(value)}`),
  );

/** A redirect by way of a rewrite keeps the query, and the rewritten path cannot name a host. */
const redirectTo = (matcher: string, address: string): string =>
  block(`route ${matcher}`, `rewrite * ${address}`, 'redir * {uri} permanent');

const fileServer = (...lines: readonly string[]): string =>
  block('file_server', 'precompressed br gzip', 'disable_canonical_uris', ...lines);

const contentTypes = ({ types, plainType }: HostRules): string[] => [
  `@plain path_regexp /[^./]+$\nheader @plain Content-Type "${plainType}"`,
  ...types.map(({ ending, type }) => `@${ending} path *.${ending}\nheader @${ending} Content-Type "${type}"`),
];

const route = (rules: HostRules): string[] => [
  setHeaders('header', rules.headers),
  'header -Server',
  '@refused not method GET HEAD\nerror @refused 405',
  `@hashed path_regexp ${quote(rules.hashed.pattern)}`,
  setHeaders('header @hashed', rules.hashed.headers),
  `@sandbox path_regexp ${quote(rules.sandbox.pattern)}`,
  setHeaders('header @sandbox', rules.sandbox.headers),
  ...rules.moved.map(({ from, to }) => `redir ${from} ${quote(to)} permanent`),
  `@absent path ${rules.hidden.join(' ')}\nerror @absent 404`,
  `@home path ${rules.homeForms.join(' ')}`,
  redirectTo('@home', rules.home),
  `@other not path_regexp ${quote(rules.sandbox.pattern)}`,
  block(
    'route @other',
    ...rules.pageForms.flatMap(({ name, pattern }) => [
      `@${name} path_regexp ${name} "${pattern}"`,
      redirectTo(`@${name}`, `${rules.baseUrl}{re.${name}.1}`),
    ]),
  ),
  `rewrite ${rules.home} ${rules.baseUrl}index.html`,
  block('@file file', 'try_files {path}.html {path}'),
  block('route @file', 'rewrite * {file_match.relative}', ...contentTypes(rules), fileServer()),
  'error 404',
];

/** For import in a site block whose `root` is the folder that contains the base URL. */
const siteConf = (rules: HostRules): string => `${generatedNote()}
# Import it in a site block. "root" is the folder in which ${rules.baseUrl} stands.
${rules.baseUrl === '/' ? '' : `@site path ${rules.home} ${rules.baseUrl}*\n`}${block(rules.baseUrl === '/' ? 'route' : 'route @site', ...route(rules))}
${block(
  'handle_errors',
  'header -Server',
  setHeaders('header', rules.headers),
  '@missing expression `{err.status_code} == 404`',
  block(
    'route @missing',
    `rewrite * ${rules.notFound}`,
    'header Content-Type "text/html; charset=utf-8"',
    fileServer('status 404'),
  ),
  'respond "{err.status_code} {err.status_text}"',
)}
`;

/** For a host that obtains its own certificate. */
const serverConf = ({ origin }: HostRules): string => `${generatedNote()}
# An example: the folder is yours. Caddy gets the certificate by itself.
{
	auto_https disable_redirects
}
# The site's own name: the one in the request, which Caddy would take by itself, may be anything.
http:// {
	header -Server
	@address expression \`{uri}.startsWith("/")\`
	redir @address ${origin}{uri} permanent
	respond 400
}
${new URL(origin).hostname} {
	root * /srv/site
	import site.caddy
	respond 404
}
`;

export const caddy: Host = (site) => ({
  'caddy/site.caddy': siteConf(hostRules(site)),
  'caddy/Caddyfile': serverConf(hostRules(site)),
});
