import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withBase } from '../lib/config/routes';
import type { SiteConfig } from '../lib/config/site-schema';
import { redirectPage } from '../lib/export/redirect-page';
import { integrity } from '../lib/next-output/integrity';
import { redirectsFile } from '../lib/site/generated-files';
import type { PageRedirect } from '../lib/urls/redirects';

const scriptRoute = '/static/redirect.js';

/** Writes a page that leads on for each address that has no page of its own any more, as the last build found them; `head` is markup that comes first of all in each head. */
export function writeRedirectPages(folder: string, site: SiteConfig, head: string): void {
  const redirects: readonly PageRedirect[] = JSON.parse(readFileSync(redirectsFile, 'utf8'));
  const script = {
    src: withBase(site.baseUrl, scriptRoute),
    integrity: integrity(readFileSync(path.join(folder, scriptRoute))),
  };
  for (const redirect of redirects) {
    const file = path.join(folder, `${redirect.from.slice(1)}.html`);
    if (existsSync(file)) throw new Error(`${redirect.from} is a page, so it cannot lead to ${redirect.to}.`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, redirectPage(redirect, site, { head, script }));
  }
}
