import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../lib/config/site-schema';
import { headersFile, redirectsFile } from '../lib/hosting/hosts/netlify';
import { redirectsFile as pageRedirectsFile } from '../lib/site/generated-files';
import { listFilesBelow } from '../lib/files/list-files-below';
import { hostSite } from './host-site';

/** A file of the export, or the folder that it is in; of folders whose files differ in their headers, what is in them. */
const entry = /^(?:(?:_next|static)\/)?[^/]+\/?/;

/** Writes the files that hosts such as Netlify and Cloudflare look for in the export itself. */
export function writeHostFiles(folder: string, config: SiteConfig): void {
  const site = hostSite(config, JSON.parse(readFileSync(pageRedirectsFile, 'utf8')));
  const entries = listFilesBelow(folder).map((file) => entry.exec(file)?.[0] ?? file);
  writeFileSync(path.join(folder, '_headers'), headersFile(site, entries));
  writeFileSync(path.join(folder, '_redirects'), redirectsFile(site));
}
