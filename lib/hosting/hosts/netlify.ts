import { commonHeaders, kindFolders, kindHeaders, type Headers } from '../headers';
import { addressOf, generatedNote, homeAddress, type HostSite } from '../host-site';

/** Name of a file or folder that stands at the site's root. */
export type RootEntry = Readonly<{ name: string; isFolder: boolean }>;

const rule = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Paths of the pages and files at the root; clean addresses, and names as they are. */
function rootPaths(site: HostSite, entries: readonly RootEntry[]): string[] {
  const special = Object.values(kindFolders).map((folder) => folder.replace(/\/.*/, ''));
  const paths = entries
    .filter(({ name, isFolder }) => !(isFolder && special.includes(name)) && !/\.(?:br|gz|html)$|^__next/.test(name))
    .map(({ name, isFolder }) => `${site.baseUrl}${name}${isFolder ? '/*' : ''}`);
  const pages = entries
    .filter(({ name }) => name.endsWith('.html'))
    .map(({ name }) => (name === 'index.html' ? homeAddress(site) : `${site.baseUrl}${name.replace(/\.html$/, '')}`));
  return [...new Set([...pages, ...paths])].sort();
}

/**
 * Text of `_headers` (Netlify, Cloudflare). Where two rules match one path, one host joins their values and the other takes the last one, so
 * headers that differ stand in rules of which never two match: one a folder or file at the root. https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(site: HostSite, entries: readonly RootEntry[]): string {
  const { baseUrl } = site;
  const rules = [
    rule('/*', commonHeaders(site)),
    rule(`${baseUrl}${kindFolders.hashed}*`, kindHeaders('hashed', site)),
    rule(`${baseUrl}${kindFolders.sandbox}*`, kindHeaders('sandbox', site)),
    ...rootPaths(site, entries).map((path) => rule(path, kindHeaders('page', site))),
  ];
  return `${generatedNote()}\n\n${rules.join('\n\n')}\n`;
}

/** Text of `_redirects` (Netlify, Cloudflare). Both map clean addresses to files by themselves; where a host prefers files, the page at the old address leads on. */
export const redirectsFile = (site: HostSite): string =>
  [
    generatedNote(),
    ...site.redirects.map(({ from, to }) => `${addressOf(site, from)} ${addressOf(site, to)} 301`),
    '',
  ].join('\n');
