import { splitWords, wordForms } from './split-words';
import { stemWord } from './stem-word';
import { isStopWord } from './stop-words';

/** Gives the stems of a text's words. */
export type StemReader = (text: string) => string[];

type Part = Readonly<{ stem: string; isTelling: boolean }>;

const partsOf = (text: string): Part[] =>
  splitWords(text)
    .flatMap((word) => wordForms(word.text).parts)
    .map((part) => ({ stem: stemWord(part), isTelling: !isStopWord(part) }));

const tellingStems = (parts: readonly Part[]): string[] => {
  const telling = parts.filter(({ isTelling }) => isTelling);
  return (telling.length > 0 ? telling : parts).map(({ stem }) => stem);
};

/** Takes a text and gives the stems of its words, in order; words without meaning are left out unless there are no others. */
export const stemsOf: StemReader = (text) => tellingStems(partsOf(text));

/** Gives what does the same for many texts that share words, and stems each word once. */
export function createStemReader(): StemReader {
  const known = new Map<string, readonly Part[]>();
  const partsOfPiece = (piece: string): readonly Part[] => {
    const parts = known.get(piece) ?? partsOf(piece);
    known.set(piece, parts);
    return parts;
  };
  // No word reaches over a space.
  return (text) => tellingStems(text.split(/\s+/).flatMap(partsOfPiece));
}
