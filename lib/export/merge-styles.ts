import { createHash } from 'node:crypto';

/** Style sheets that the same pages link to, and the file that they become. */
export type MergedStyles = Readonly<{
  /** Address of the file. */
  href: string;
  css: string;
  members: readonly string[];
}>;

const link = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
/** A hint's row in page data (React Flight), as it stands in its own file or, escaped, in a script. */
const hint = /:HL\[(\\?")([^"\\]+\.css)\1,\1style\1\](?:\\n|\n)/g;

/** Takes every exported page, and a reader of style sheets, and gives one file for each set of style sheets that always stand together: they compress better than apart. */
export function mergeStyles(pages: readonly string[], read: (href: string) => string): MergedStyles[] {
  const pagesOf = new Map<string, string>();
  pages.forEach((html, page) => {
    for (const [, href = ''] of html.matchAll(link)) pagesOf.set(href, `${pagesOf.get(href) ?? ''} ${String(page)}`);
  });
  const sets = new Map<string, string[]>();
  for (const [href, key] of pagesOf) sets.set(key, [...(sets.get(key) ?? []), href]);
  return [...sets.values()].filter((members) => members.length > 1).map((members) => merge(members, read));
}

function merge(members: readonly string[], read: (href: string) => string): MergedStyles {
  const css = members.map((href) => read(href).trim()).join('\n');
  const name = createHash('sha256').update(css).digest('hex').slice(0, 16);
  return { href: String(members[0]).replace(/[^/]+$/, `${name}.css`), css, members };
}

/** Gives the match the first time its key comes by, and nothing afterwards. */
function once(): (match: string, key: string) => string {
  const seen = new Set<string>();
  return (match, key) => {
    if (seen.has(key)) return '';
    seen.add(key);
    return match;
  };
}

/** Takes the merged files and gives a function that takes a page, or its data, and lets it name each of them once in place of their members. */
export function mergedStyleFilter(merged: readonly MergedStyles[]): (text: string) => string {
  const hrefOf = new Map(merged.flatMap(({ href, members }) => members.map((member) => [member, href] as const)));
  return (text) => {
    const [firstLink, firstHint] = [once(), once()];
    return text
      .replace(/[^"\\]+\.css/g, (href) => hrefOf.get(href) ?? href)
      .replace(link, firstLink)
      .replace(hint, (row: string, _quote: string, href: string) => firstHint(row, href));
  };
}
