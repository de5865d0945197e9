/** Returns a word from a chart (`dataProcessing`, `released`) as readers write it (`Data processing`, `Released`); names in capitals stay. */
export function sentenceCase(word: string): string {
  const spaced = word.replace(
    /([a-z0-9])([A-Z])(?![A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
