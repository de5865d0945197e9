import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../lib/config/site-schema';
import { headersFile, redirectsFile } from '../lib/hosting/hosts/netlify';
import { redirectsFile as pageRedirectsFile } from '../lib/site/generated-files';
import { hostSite } from './host-site';

/** Folders whose files differ in their headers. */
const mixedFolders = ['_next', 'static'];

function entriesOf(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [folder + entry.name];
    return folder === '' && mixedFolders.includes(entry.name)
      ? entriesOf(root, `${entry.name}/`)
      : [`${folder}${entry.name}/`];
  });
}

/** Writes the files that hosts such as Netlify and Cloudflare look for in the export itself. */
export function writeHostFiles(folder: string, config: SiteConfig): void {
  const site = hostSite(config, JSON.parse(readFileSync(pageRedirectsFile, 'utf8')));
  writeFileSync(path.join(folder, '_headers'), headersFile(site, entriesOf(folder)));
  writeFileSync(path.join(folder, '_redirects'), redirectsFile(site));
}
