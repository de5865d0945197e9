import { splitAddress } from '../config/address';

/** Returns the file of a route's page, followed by the route's query and `#id`, if any. */
export function pageFile(route: string): string {
  const [path, rest] = splitAddress(route);
  return `${path.slice(1) || 'index'}.html${rest}`;
}

/** Relative path from a file to the root folder; never empty, which would mean the file itself. */
export const pathToRoot = (file: string): string => '../'.repeat(file.split('/').length - 1) || './';

/** The script that holds the text of a file, for pages that may not fetch. It is where the Trusted Types policy allows scripts. */
export const textScript = (file: string): string => `static/texts/${file}.js`;

const start = 'siteText=';

/** Returns a script that hands a text to the page. */
export const writeTextScript = (text: string): string => start + JSON.stringify(text);

export const readTextScript = (script: string): string => JSON.parse(script.slice(start.length)) as string;
