import { commonHeaders, kindHeaders, kindOf, type Headers } from '../headers';
import { generatedNote, headerLines, hostRules, type HostSite } from '../host-rules';

const rule = (path: string, headers: Headers): string =>
  `${path}\n${headerLines(headers, (name, value) => `  ${name}: ${value}`)}`;

/** Public path of a file, or of all files in a folder; none if readers never request it. */
function pathOf({ baseUrl, home }: ReturnType<typeof hostRules>, entry: string): string[] {
  if (/\.(?:br|gz)$|^__next/.test(entry)) return [];
  if (entry === 'index.html') return [home];
  return [baseUrl + entry.replace(/\.html$/, '').replace(/\/$/, '/*')];
}

/**
 * Text of `_headers` (Netlify, Cloudflare) from names of files and, with a trailing slash, folders; if the files of a folder differ in kind, pass its entries instead.
 * If two rules match a path, one host joins their values and the other takes the last, so no path matches two rules with headers that differ.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersText(site: HostSite, entries: readonly string[]): string {
  const paths = new Set(entries.flatMap((entry) => pathOf(hostRules(site), entry)));
  const rules = [...paths].sort().map((path) => rule(path, kindHeaders(kindOf(site, path), site)));
  return `${[generatedNote('#', 'build'), rule('/*', commonHeaders(site)), ...rules].join('\n\n')}\n`;
}

/** Text of `_redirects` (Netlify, Cloudflare). Both hosts map clean addresses to files by themselves; if a host prefers files, the redirect page at the old address does the job. */
export const redirectsText = (site: HostSite): string =>
  [generatedNote('#', 'build'), ...hostRules(site).moved.map(({ from, to }) => `${from} ${to} 301`), ''].join('\n');
