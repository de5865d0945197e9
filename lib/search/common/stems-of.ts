import { splitWords, wordForms } from './split-words';
import { stemWord } from './stem-word';
import { isStopWord } from './stop-words';

/** Returns the stems of a text's words, in order; stop words are left out unless there are no others. */
export function stemsOf(text: string): string[] {
  const parts = splitWords(text).flatMap((word) => wordForms(word.text).parts);
  const significant = parts.filter((part) => !isStopWord(part));
  return (significant.length > 0 ? significant : parts).map(stemWord);
}

/** Key that a phrase is found by, the same for `container images` and `container image`. */
export const synonymKey = (phrase: string): string => stemsOf(phrase).join(' ');
