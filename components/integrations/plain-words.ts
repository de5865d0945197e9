/** Takes a word from a chart (`dataProcessing`, `released`) and gives it as readers write it (`Data processing`, `Released`); names in capitals stay. */
export function plainWords(word: string): string {
  const spaced = word.replace(
    /([a-z0-9])([A-Z])(?![A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Takes an address and gives it as readers say it: without scheme, `www.` and last slash. */
export const shortAddress = (address: string): string => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
