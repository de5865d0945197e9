import { commonHeaders, kindHeaders, kindOf, type Headers } from '../headers';
import { generatedNote, headerLines, hostRules, type HostSite } from '../host-rules';

const rule = (path: string, headers: Headers): string =>
  `${path}\n${headerLines(headers, (name, value) => `  ${name}: ${value}`)}`;

/** Path of a file, or of all files in a folder, as readers ask for it; none of what they never ask for. */
function pathOf({ baseUrl, home }: ReturnType<typeof hostRules>, entry: string): string[] {
  if (/\.(?:br|gz)$|^__next/.test(entry)) return [];
  if (entry === 'index.html') return [home];
  return [baseUrl + entry.replace(/\.html$/, '').replace(/\/$/, '/*')];
}

/**
 * Text of `_headers` (Netlify, Cloudflare), from the names of files and, with a slash at their end, of folders; a folder whose files differ in kind is told by what is in it.
 * Where two rules match one path, one host joins their values and the other takes the last one, so headers that differ stand in rules of which never two match.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersText(site: HostSite, entries: readonly string[]): string {
  const paths = new Set(entries.flatMap((entry) => pathOf(hostRules(site), entry)));
  const rules = [...paths].sort().map((path) => rule(path, kindHeaders(kindOf(site, path), site)));
  return `${[generatedNote('#', 'build'), rule('/*', commonHeaders(site)), ...rules].join('\n\n')}\n`;
}

/** Text of `_redirects` (Netlify, Cloudflare). Both map clean addresses to files by themselves; where a host prefers files, the page at the old address leads on. */
export const redirectsText = (site: HostSite): string =>
  [generatedNote('#', 'build'), ...hostRules(site).moved.map(({ from, to }) => `${from} ${to} 301`), ''].join('\n');
