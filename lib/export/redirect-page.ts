import { contentStrings } from '../config/content-strings';
import { escapeMarkup } from '../config/escape-markup';
import { absoluteUrl, withBase } from '../config/routes';
import type { SiteConfig } from '../config/site-schema';
import type { PageRedirect } from '../urls/redirects';

/** Shared by all redirect pages. */
type RedirectHead = Readonly<{
  /** Markup that comes first of all in the head, such as the policy. */
  head: string;
  /** The script that keeps the requested fragment and the reader's color mode. */
  script: Readonly<{ src: string; integrity: string }>;
}>;

/** Renders the page at an address whose page has moved: it redirects by a script, by a refresh without scripts, and by a link. The script acts first, because a refresh would lose the fragment; it is in the head, because a page in a color mode other than the reader's would flash. */
export function redirectPage(
  { to, title, parts }: PageRedirect,
  site: SiteConfig,
  { head, script }: RedirectHead,
): string {
  const { moved } = contentStrings;
  const lang = site.locales.find(({ name }) => name === site.locale)?.htmlLang ?? site.locale;
  const addressOf = (route: string): string => escapeMarkup(withBase(site.baseUrl, route));
  const anchor = (route: string, words: string): string => `<a href="${addressOf(route)}">${escapeMarkup(words)}</a>`;
  const partLines = parts.map(
    (part) => `<p id="${escapeMarkup(part.id)}">${escapeMarkup(moved.part)}${anchor(part.to, part.title)}</p>`,
  );
  return [
    `<!DOCTYPE html><html lang="${escapeMarkup(lang)}"${site.colorMode.disableSwitch ? ' data-theme-fixed' : ''}><head><meta charset="utf-8"/>${head}`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="color-scheme" content="${site.colorMode.default}"/>`,
    `<script src="${escapeMarkup(script.src)}" integrity="${script.integrity}"></script>`,
    `<title>${escapeMarkup(moved.title)}</title><meta name="robots" content="noindex"/><link rel="canonical" href="${escapeMarkup(absoluteUrl(site, to.replace(/#.*/, '')))}"/>`,
    `<meta http-equiv="refresh" content="0; url=${addressOf(to)}"/></head>`,
    `<body><main><h1>${escapeMarkup(moved.title)}</h1><p>${escapeMarkup(moved.page)}${anchor(to, title)}</p>${partLines.join('')}</main></body></html>`,
  ].join('');
}
