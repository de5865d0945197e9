/** A word as it occurs in a text, with everything that belongs to it: `--set`, `values.yaml`, `CVE-2021-44228`, `ScanType`. */
export type Word = Readonly<{ text: string; start: number; end: number }>;

/** A flag with its dashes; else letters and digits, joined by punctuation inside names. */
const word =
  /(?<![\p{L}\p{N}_-])--?\p{L}[\p{L}\p{N}_-]*|[\p{L}\p{N}][\p{M}_]*(?:[\p{L}\p{N}\p{M}_]|[.\-/:@'’](?=[\p{L}\p{N}]))*/gu;

/** Longer runs are hashes and keys, which nobody types. */
const maxWordLength = 40;
const maxParts = 5;

/** Timestamps and UUIDs: they occur in samples and logs, and no page is about them. */
const timestampOrUuid = /^\d{4}-\d\d-\d\dT[\d:.]+Z?$|^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a text is one word of plain letters, in one part: most words are, and take a fraction of the time of others. */
const isPlain = (text: string): boolean => text.length <= maxWordLength && /^[A-Z]?[a-z]+$/.test(text);

/** Returns a text in lower case, without accents and width variants. */
export const foldCase = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase();

/** Returns the words of a text, in order. */
export function splitWords(text: string): Word[] {
  if (isPlain(text)) return [{ text, start: 0, end: text.length }];
  return Array.from(text.matchAll(word), ({ 0: match, index }) => {
    const text = isPlain(match) ? match : match.replace(/['’]\p{L}{1,2}$/u, '').replace(/[-_]+$/, '');
    return { text, start: index, end: index + text.length };
  });
}

const splitCamel = (text: string): string[] =>
  text.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u).filter((part) => part !== '');

const isVersion = (text: string): boolean => /^v?\d+(?:\.\d+)+$/i.test(text);
const isIndexed = (text: string): boolean =>
  text.length <= maxWordLength && !/^\d$/.test(text) && !/^(?=.*\d)[0-9a-f]{12,}$/.test(text);

const segmentsOf = (text: string): string[] => text.split(/[/:@'’]+/).filter((segment) => segment !== '');

/** Splits a segment at hyphens: a version stays whole, a name is split into its words. */
function namesOf(segment: string): string[] {
  const pieces = segment.split('-').filter((piece) => piece !== '');
  return pieces.flatMap((piece) => (isVersion(piece) ? [piece] : piece.split(/[._]+/).filter((name) => name !== '')));
}

/** A name and the words it is made of, such as `scanType`, `scan`, `Type`; a version with and without its letter. */
function withCamelParts(name: string): string[] {
  if (isVersion(name)) return [...new Set([name, name.replace(/^v/i, '')])];
  const parts = splitCamel(name);
  return parts.length > 1 && parts.length <= 2 * maxParts ? [name, ...parts] : [name];
}

/** Returns the whole of a word and its smallest parts, all folded; a plain word is its own only part. */
export function wordForms(text: string): Readonly<{ whole: string; parts: readonly string[] }> {
  if (isPlain(text)) return { whole: foldCase(text), parts: [foldCase(text)] };
  const smallest = segmentsOf(text)
    .flatMap(namesOf)
    .flatMap((name) => (isVersion(name) ? [name] : splitCamel(name)));
  return { whole: foldCase(text), parts: smallest.map(foldCase) };
}

/** Whether the whole of a compound is also a term; for `kube-hunter`, the parts are enough. */
const isName = (segment: string): boolean =>
  /[._]|^--?\p{L}|^CVE-/iu.test(segment) && segment.split(/[._-]+/).length <= maxParts;

/** `0007` also counts as `7`. */
const withoutZeros = (text: string): string | undefined => /^0+(\d+)$/.exec(text)?.[1];

/** Returns every term that a word is indexed under. */
export function indexTerms(text: string): string[] {
  if (isPlain(text)) return [foldCase(text)];
  if (timestampOrUuid.test(text)) return [];
  const segments = segmentsOf(text);
  const isGroup = segments.length === 2 && /^\p{Ll}[^/]*\.[^/]+\/v\d/u.test(text);
  const terms = segments.flatMap((segment) => [
    ...(isName(segment) ? [segment] : []),
    ...namesOf(segment).flatMap(withCamelParts),
  ]);
  const numbers = terms.flatMap((term) => withoutZeros(term) ?? []);
  return [...new Set([...(isGroup ? [text] : []), ...terms.filter(isIndexed), ...numbers].map(foldCase))];
}

/** Returns only the letters and digits of a text, folded: `ScanType`, `scan type` and `scan-type` become equal. */
export const squash = (text: string): string => foldCase(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns the words of a text, folded, with one space between them in place of any punctuation. */
export const normalizeWords = (text: string): string =>
  foldCase(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns every term that a text is indexed under, as often as it occurs there. */
export const termsOf = (text: string): string[] => splitWords(text).flatMap((word) => indexTerms(word.text));

/** Returns how often each term that a text is indexed under occurs in it. */
export function countTerms(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
