const linked = /<link rel="stylesheet" href="([^"]+)"/g;
const preload = /<link rel="preload" href="([^"]+)" as="style"\/>/g;
/** A hint's row in page data (React Flight), as it stands in its own file or, escaped, in a script. */
const row = /:HL\[(\\?")([^"\\]+\.css)\1,\1style\1\](?:\\n|\n)/g;

/**
 * Takes an exported page and gives a function that takes the page, or its data, and leaves out hints to fetch style sheets that the page
 * does not link to: Next also hints at those of its error page, and the browser complains about each that nothing uses.
 */
export function styleHintFilter(html: string): (text: string) => string {
  const used = new Set([...html.matchAll(linked)].map(([, href]) => href));
  return (text) =>
    text
      .replace(preload, (hint, href: string) => (used.has(href) ? hint : ''))
      .replace(row, (hint, _quote, href: string) => (used.has(href) ? hint : ''));
}
