import { splitWords, wordForms } from './split-words';
import { stemWord } from './stem-word';
import { isStopWord } from './stop-words';

/** Takes a text and gives the stems of its words, in order; words without meaning are left out unless there are no others. */
export function stemsOf(text: string): string[] {
  const parts = splitWords(text).flatMap((word) => wordForms(word.text).parts);
  const telling = parts.filter((part) => !isStopWord(part));
  return (telling.length > 0 ? telling : parts).map(stemWord);
}

/** What a phrase is found by, so that `container images` is `container image`. */
export const synonymKey = (phrase: string): string => stemsOf(phrase).join(' ');
