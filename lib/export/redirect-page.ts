import { contentStrings } from '../config/content-strings';
import { absoluteUrl, withBase } from '../config/routes';
import type { SiteConfig } from '../config/site-schema';
import type { PageRedirect } from '../urls/redirects';

/** What is the same on all pages that lead on. */
export type RedirectHead = Readonly<{
  /** Markup that comes first of all in the head, such as the policy. */
  head: string;
  /** The script that keeps the part that was asked for, and the reader's color mode. */
  script: Readonly<{ src: string; integrity: string }>;
}>;

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);

/** Gives the page that stands at an address whose page has another one now: it leads on by script, without script, and by hand. The script leads on first, because a refresh would lose the part that was asked for; it stands in the head, because a page in another mode than the reader's would flash. */
export function redirectPage(
  { to, title, parts }: PageRedirect,
  site: SiteConfig,
  { head, script }: RedirectHead,
): string {
  const { moved } = contentStrings;
  const lang = site.locales.find(({ name }) => name === site.locale)?.htmlLang ?? site.locale;
  const addressOf = (route: string): string => escape(withBase(site.baseUrl, route));
  const anchor = (route: string, words: string): string => `<a href="${addressOf(route)}">${escape(words)}</a>`;
  const partLines = parts.map(
    (part) => `<p id="${escape(part.id)}">${escape(moved.part)}${anchor(part.to, part.title)}</p>`,
  );
  return [
    `<!DOCTYPE html><html lang="${escape(lang)}"${site.colorMode.disableSwitch ? ' data-theme-fixed' : ''}><head><meta charset="utf-8"/>${head}`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="color-scheme" content="${site.colorMode.default}"/>`,
    `<script src="${escape(script.src)}" integrity="${script.integrity}"></script>`,
    `<title>${escape(moved.title)}</title><meta name="robots" content="noindex"/><link rel="canonical" href="${escape(absoluteUrl(site, to.replace(/#.*/, '')))}"/>`,
    `<meta http-equiv="refresh" content="0; url=${addressOf(to)}"/></head>`,
    `<body><main><h1>${escape(moved.title)}</h1><p>${escape(moved.page)}${anchor(to, title)}</p>${partLines.join('')}</main></body></html>`,
  ].join('');
}
