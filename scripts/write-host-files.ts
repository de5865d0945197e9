import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../lib/config/site-schema';
import { headersFile, redirectsFile } from '../lib/hosting/hosts/netlify';
import { redirectsFile as pageRedirectsFile } from '../lib/site/generated-files';
import { hostSite } from './host-site';

/** Writes the files that hosts such as Netlify and Cloudflare look for in the export itself. */
export function writeHostFiles(folder: string, config: SiteConfig): void {
  const site = hostSite(config, JSON.parse(readFileSync(pageRedirectsFile, 'utf8')));
  const entries = readdirSync(folder, { withFileTypes: true });
  const roots = entries.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
  writeFileSync(path.join(folder, '_headers'), headersFile(site, roots));
  writeFileSync(path.join(folder, '_redirects'), redirectsFile(site));
}
