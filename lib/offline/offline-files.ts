import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeAddress, splitAddress } from '../config/address';
import { rewriteAddresses } from '../links/rewrite-addresses';
import { offlinePage, type OfflinePage } from './offline-page';
import { pathToRoot, textScript, writeTextScript } from './page-file';

type Source = Pick<OfflinePage, 'scripts' | 'policy'> &
  Readonly<{
    /** The built site. */
    folder: string;
    /** Every file in it. */
    files: readonly string[];
    site: Readonly<{ url: string; baseUrl: string }>;
  }>;

/** Files of the offline edition by their paths. */
export type OfflineFiles = ReadonlyMap<string, Uint8Array | string>;

/** Pages shown for an unknown address or inside another page, and copies of another page. */
const isNotPage = (file: string): boolean => /^(?:404|_not-found|live\/.*)\.html$|.\/index\.html$/.test(file);

/** Whether a page only redirects to the one that replaced it. */
const isRedirectPage = (html: string): boolean => html.includes('http-equiv="refresh"');

/** Texts that scripts of the pages read: indexes, the terms of a glossary, a page to copy. */
const isReadByScripts = (file: string): boolean => /^search-(?:index|text)-.*\.json$|^docs\/.*\.json$|\.md$/.test(file);

/** Builds the edition, with its own scripts. It takes only files that pages name, which leaves out those that only a web server needs. */
export function offlineFiles({ folder, files, site, scripts, policy }: Source): OfflineFiles {
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html') && !isNotPage(file))
      .map((file) => [file, read(file)] as const)
      .filter(([, html]) => !isRedirectPage(html)),
  );
  const markdownFiles = new Set(files.filter((file) => file.endsWith('.md')));
  const others = new Set(files.filter((file) => !/\.(?:html|xml)$/.test(file)));
  const named = new Set<string>();
  const edition = new Map<string, Uint8Array | string>(scripts);

  /** Where an address leads, from a file; what the edition lacks is linked on the site. */
  const addressFrom = (from: string, forms: readonly string[], known: ReadonlySet<string>) => (address: string) => {
    const [route, rest] = splitAddress(address);
    const file = decodeAddress(route.slice(site.baseUrl.length)) || 'index';
    const found = [...forms.map((ending) => file + ending), file].find((name) => pages.has(name) || known.has(name));
    if (found === undefined || !`${route}/`.startsWith(site.baseUrl)) return new URL(address, site.url).href;
    if (!pages.has(found)) named.add(found);
    return pathToRoot(from) + encodeURI(found) + rest;
  };
  for (const [file, html] of pages)
    edition.set(file, offlinePage(html, { file, scripts, policy, addressFor: addressFrom(file, ['.html'], others) }));
  for (const file of [...markdownFiles, 'llms.txt']) {
    const addressFor = addressFrom(file, ['.md', '.html'], markdownFiles);
    const text = rewriteAddresses(read(file), (address) =>
      address.startsWith(site.url + site.baseUrl) ? addressFor(address.slice(site.url.length)) : address,
    );
    edition.set(file, text);
  }
  for (const file of files.filter(isReadByScripts)) edition.set(textScript(file), writeTextScript(read(file)));
  for (const file of ['sbom.cdx.json', ...named])
    if (!edition.has(file)) edition.set(file, readFileSync(path.join(folder, file)));
  return edition;
}
