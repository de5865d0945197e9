import { splitAddress } from '../config/address';

/** Takes a route, with or without query and `#id`, and gives the file of its page with the same. */
export function pageFile(route: string): string {
  const [path, rest] = splitAddress(route);
  return `${path.slice(1) || 'index'}.html${rest}`;
}

/** Way from a file to the folder that holds all; never empty, which would mean the file itself. */
export const wayToRoot = (file: string): string => '../'.repeat(file.split('/').length - 1) || './';

/** The script that holds the text of a file, for pages that may not fetch. It is where the policy of Trusted Types allows scripts. */
export const textScript = (file: string): string => `static/texts/${file}.js`;

const start = 'siteText=';

/** Takes a text and gives a script that hands it to the page. */
export const writeTextScript = (text: string): string => start + JSON.stringify(text);

export const readTextScript = (script: string): string => JSON.parse(script.slice(start.length)) as string;
