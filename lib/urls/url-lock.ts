/** The committed list of every address that was ever published, from the project's root. */
export const lockFile = 'urls.lock';

const head = [
  '# Every address that this site has published: pages, headings, feeds. Readers have linked to them, so none may go without a redirect.',
  '# Written by: npm run check:urls -- --fix',
];

/** The addresses of the list with their lines, counted from 1. */
export function parseLock(text: string): Map<string, number> {
  const lines = text.split(/\r?\n/).map((line, index) => [line.trim(), index + 1] as const);
  return new Map(lines.filter(([address]) => address.startsWith('/')));
}

/** The text of the list, sorted so that each address has its place. */
export const formatLock = (addresses: Iterable<string>): string =>
  `${[...head, ...[...new Set(addresses)].sort()].join('\n')}\n`;
