/** What a page that leads on says, and where it leads. Addresses carry the base URL. */
export type RedirectPage = Readonly<{
  lang: string;
  /** The mode of who never chose one, and whether that holds for all. */
  colorMode: Readonly<{ default: string; disableSwitch: boolean }>;
  title: string;
  /** Stands before the link. */
  words: string;
  /** Stands before the links of its parts. */
  partWords: string;
  /** Markup that comes first of all in the head, such as the policy. */
  head: string;
  /** The script that keeps the part that was asked for, and the reader's color mode. */
  script: Readonly<{ src: string; integrity: string }>;
  /** Absolute address of the new page, for search engines. */
  canonical: string;
  link: PageLink;
  /** Parts of the page that lead elsewhere. */
  parts: readonly (PageLink & Readonly<{ id: string }>)[];
}>;

type PageLink = Readonly<{ href: string; title: string }>;

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);

const anchor = ({ href, title }: PageLink): string => `<a href="${escape(href)}">${escape(title)}</a>`;

/** Gives the page that stands at an address whose page has another one now: it leads on by script, without script, and by hand. The script leads on first, because a refresh would lose the part that was asked for; it stands in the head, because a page in another mode than the reader's would flash. */
export function redirectPage(page: RedirectPage): string {
  const { lang, colorMode, title, words, partWords, head, script, canonical, link, parts } = page;
  const partLines = parts.map((part) => `<p id="${escape(part.id)}">${escape(partWords)}${anchor(part)}</p>`);
  return [
    `<!DOCTYPE html><html lang="${escape(lang)}"${colorMode.disableSwitch ? ' data-theme-fixed' : ''}><head><meta charset="utf-8"/>${head}`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="color-scheme" content="${colorMode.default}"/>`,
    `<script src="${escape(script.src)}" integrity="${script.integrity}"></script>`,
    `<title>${escape(title)}</title><meta name="robots" content="noindex"/><link rel="canonical" href="${escape(canonical)}"/>`,
    `<meta http-equiv="refresh" content="0; url=${escape(link.href)}"/></head>`,
    `<body><main><h1>${escape(title)}</h1><p>${escape(words)}${anchor(link)}</p>${partLines.join('')}</main></body></html>`,
  ].join('');
}
