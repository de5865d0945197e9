import { readFileSync } from 'node:fs';
import { type Location, placeOf } from '../errors/content-issue';

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Reads a page, by its path from the project's root, for finding claims. */
export function readPageText(file: string) {
  const text = readFileSync(file, 'utf8');
  const parts = text.split(/(^ *```[\s\S]*?^ *```|`[^`\n]+`)/m);
  return {
    ...{ file, text },
    /** The same text with spaces in place of everything outside inline code and code blocks. */
    code: parts.map((part, index) => (index % 2 === 1 ? part.replaceAll('`', ' ') : blank(part))).join(''),
    /** Charts whose values it shows. */
    charts: [...text.matchAll(/<HelmValues chart="(?:[\w-]+\/)?([\w-]+)"/g)].map(([, name = '']) => name),
  };
}

export type PageText = Readonly<ReturnType<typeof readPageText>>;

export const placeIn = ({ file, text }: PageText, index: number): Location => ({ file, ...placeOf(text, index) });
