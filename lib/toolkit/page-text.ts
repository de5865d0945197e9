import { readFileSync } from 'node:fs';
import { type Location, placeOf } from '../errors/content-issue';

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Takes the path of a page, from the project's root, and gives what the claims are looked for in. */
export function readPageText(file: string) {
  const text = readFileSync(file, 'utf8');
  const parts = text.split(/(^ *```[\s\S]*?^ *```|`[^`\n]+`)/m);
  return {
    ...{ file, text },
    /** The same with spaces in the place of all that is neither inline code nor a code block. */
    code: parts.map((part, index) => (index % 2 === 1 ? part.replaceAll('`', ' ') : blank(part))).join(''),
    /** Charts whose values it shows. */
    charts: [...text.matchAll(/<HelmValues chart="(?:[\w-]+\/)?([\w-]+)"/g)].map(([, name = '']) => name),
  };
}

export type PageText = Readonly<ReturnType<typeof readPageText>>;

export const placeIn = ({ file, text }: PageText, index: number): Location => ({ file, ...placeOf(text, index) });
