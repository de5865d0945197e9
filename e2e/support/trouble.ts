import type { Page } from '@playwright/test';
import { addressOf, type TestedSite } from './sites';

const isOwn = (site: TestedSite, url: string): boolean =>
  url.startsWith(addressOf(site, '/')) || /^(data|blob):/.test(url);

/** Browsers request an icon from the root of an origin, once, when a file other than a page is open. */
const asksForIcon = (site: TestedSite, url: string): boolean => url === `${site.origin}/favicon.ico`;

/** Collects, from this call on, everything that a page must not do: write to the console, throw, contact another host, request missing files. */
export function watchForTrouble(page: Page, site: TestedSite): readonly string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    if (!asksForIcon(site, url)) troubles.push(`console ${message.type()}: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!isOwn(site, request.url())) troubles.push(`foreign request: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  return troubles;
}
