import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentStrings } from '../lib/config/content-strings';
import { absoluteUrl, withBase } from '../lib/config/routes';
import type { SiteConfig } from '../lib/config/site-schema';
import { redirectPage, type RedirectPage } from '../lib/export/redirect-page';
import { integrity } from '../lib/next-output/integrity';
import { redirectsFile } from '../lib/site/generated-files';
import type { PageRedirect } from '../lib/urls/redirects';

const scriptRoute = '/static/redirect.js';

/** What is the same on all of them. */
type Shared = Pick<RedirectPage, 'head' | 'script'>;

function pageFor({ to, title, parts }: PageRedirect, site: SiteConfig, shared: Shared): string {
  const { moved } = contentStrings;
  const href = (address: string): string => withBase(site.baseUrl, address);
  return redirectPage({
    ...shared,
    lang: site.locales.find(({ name }) => name === site.locale)?.htmlLang ?? site.locale,
    colorMode: site.colorMode,
    title: moved.title,
    words: moved.page,
    partWords: moved.part,
    canonical: absoluteUrl(site, to.replace(/#.*/, '')),
    link: { href: href(to), title },
    parts: parts.map((part) => ({ id: part.id, href: href(part.to), title: part.title })),
  });
}

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
    writeFileSync(file, pageFor(redirect, site, { head, script }));
  }
}
