import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentStrings } from '../lib/config/content-strings';
import { absoluteUrl, withBase } from '../lib/config/routes';
import type { SiteConfig } from '../lib/config/site-schema';
import { redirectPage } from '../lib/export/redirect-page';
import { redirectsFile } from '../lib/site/generated-files';
import type { PageRedirect } from '../lib/urls/redirects';

function pageFor({ to, title, parts }: PageRedirect, site: SiteConfig): string {
  const { moved } = contentStrings;
  const href = (address: string): string => withBase(site.baseUrl, address);
  return redirectPage({
    lang: site.locales.find(({ name }) => name === site.locale)?.htmlLang ?? site.locale,
    title: moved.title,
    words: moved.page,
    partWords: moved.part,
    script: href('/static/redirect.js'),
    canonical: absoluteUrl(site, to.replace(/#.*/, '')),
    link: { href: href(to), title },
    parts: parts.map((part) => ({ id: part.id, href: href(part.to), title: part.title })),
  });
}

/** Writes a page that leads on for each address that has no page of its own any more, as the last prebuild found them. */
export function writeRedirectPages(folder: string, site: SiteConfig): void {
  const redirects: readonly PageRedirect[] = JSON.parse(readFileSync(redirectsFile, 'utf8'));
  for (const redirect of redirects) {
    const file = path.join(folder, `${redirect.from.slice(1)}.html`);
    if (existsSync(file)) throw new Error(`${redirect.from} is a page, so it cannot lead to ${redirect.to}.`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, pageFor(redirect, site));
  }
}
