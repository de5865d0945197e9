import { readExported, type TestedSite } from './sites';

/** What a page starts once it is shown, each file followed by its integrity: its data, and what its starter names. */
export function lateScripts(site: TestedSite, html: string): string {
  const [, starter, first = ''] = /<script src="([^"]+)" data-first="([^"]+)"/.exec(html) ?? [];
  if (starter === undefined) return '';
  const [, runtime = ''] = /runtimeFiles="([^"]*)"/.exec(readExported(site, starter.slice(site.baseUrl.length))) ?? [];
  return `${first} ${runtime}`;
}
