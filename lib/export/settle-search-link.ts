/** Takes a page and puts its link to the site's search last in its head: React writes it before or after the other links, as it happens to come to it, and two builds would not be alike. */
export function settleSearchLink(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, Math.max(0, end));
  const [link] = /<link rel="search"[^>]*>/.exec(head) ?? [];
  return link === undefined ? html : head.replace(link, '') + link + html.slice(end);
}
