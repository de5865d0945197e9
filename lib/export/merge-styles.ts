import { createHash } from 'node:crypto';

/** One file in place of all the style sheets of a page. */
export type MergedStyles = Readonly<{
  /** Address of the file. */
  href: string;
  css: string;
  members: readonly string[];
}>;

const link = /<link (?=[^>]*rel="stylesheet")[^>]*?href="([^"]+)"[^>]*>/g;
/** A hint's row in page data (React Flight), as it stands in its own file or, escaped, in a script. */
const hint = /:HL\[(\\?")([^"\\]+\.css)\1,\1style\1\](?:\\n|\n)/g;

/**
 * Takes an exported page, and a reader of style sheets, and gives the one file that its style sheets become: together they compress
 * better than apart, and the page waits for one request. Pages of one kind share it. A page with fewer than two has nothing to merge.
 */
export function mergeStyles(html: string, read: (href: string) => string): MergedStyles | undefined {
  const members = [...new Set([...html.matchAll(link)].map(([, href = '']) => href))];
  const [first, second] = members;
  if (first === undefined || second === undefined) return undefined;
  const css = members.map((href) => read(href).trim()).join('\n');
  const name = createHash('sha256').update(css).digest('hex').slice(0, 16);
  return { href: first.replace(/[^/]+$/, `${name}.css`), css, members };
}

/** A link's element in page data. */
const element = String.raw`\["\$","link","\d+",\{"rel":"stylesheet","href":"([^"]+)","precedence":"next"[^{}]*\}\]`;
/** After another in its list. */
const furtherElement = new RegExp(`,${element}`, 'g');
/** In a row of its own, which its list refers to. */
const elementRow = new RegExp(String.raw`(?<=^[\da-f]+:)${element}$`, 'gm');

/** Gives the match the first time its key comes by, and nothing afterwards. */
function once(): (match: string, key: string) => string {
  const seen = new Set<string>();
  return (match, key) => {
    if (seen.has(key)) return '';
    seen.add(key);
    return match;
  };
}

/** Takes a page's merged file and gives a function that takes the page, or its data, and lets it name that file, once, in place of its members. */
export function mergedStyleFilter({ href, members }: MergedStyles): (text: string) => string {
  const names = members.map((member) => member.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const merged = new RegExp(String.raw`(?<=["\\])(?:${names.join('|')})(?=["\\])`, 'g');
  return (text) => {
    const [firstLink, firstHint] = [once(), once()];
    const renamed = text.replace(merged, () => href);
    const isInList = renamed.includes(`[["$","link","0",{"rel":"stylesheet","href":"${href}"`);
    return renamed
      .replace(link, firstLink)
      .replace(elementRow, (text: string, named: string) => (isInList && named === href ? 'null' : text))
      .replace(furtherElement, (text: string, named: string) => (named === href ? '' : text))
      .replace(hint, (row: string, _quote: string, named: string) => firstHint(row, named));
  };
}
