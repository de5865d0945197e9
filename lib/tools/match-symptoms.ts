import { isPlainWord, symptomPattern } from './symptom-pattern';

/** A row of a troubleshooting table to match against a text. */
export type SymptomRow = Readonly<{
  /** The code in its symptom, each as it is printed. */
  codes: readonly string[];
  /** The symptom in words, without the code. */
  prose: string;
  /** Its page: a row about one scanner or hook counts less if the text does not name that scanner or hook. */
  route: string;
}>;

/** A text that rows are looked for in. */
type PreparedText = Readonly<{ lines: string; flat: string; words: ReadonlySet<string> }>;

/** A matching row: its index in the list of all rows, and the matching line of the text. */
export type SymptomHit = Readonly<{ row: number; line: string }>;

/** A code that was sought: how much of a message it is, and the line that contains it, if any. */
type Sought = Readonly<{ size: number; line?: string }>;

/** Words that say nothing about a symptom: function words, and those that any log of the toolkit may contain. */
const stopWords = new Set(
  (
    'a after all although an and another any are as at be because but by can cannot do does each ends every fails few for forever from goes has have if in into is it its log logs long ' +
    'many more name names never new no not nothing of off on one only or other out over own pod pods same says scan scans scanner see shows so some start started starts state status stays than that the ' +
    'their then there they this though to too too two until was what when where which while with without would you your container hook hooks job jobs parser rule rules type types'
  ).split(' '),
);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const contentWords = (text: string): string[] => [...new Set(wordsOf(text).filter((word) => !stopWords.has(word)))];

/** Removes terminal colors and JSON's escapes of quotes and ampersands, which pages do not print. */
const normalize = (text: string): string =>
  text
    .replace(/\u001b\[[\d;]*m/g, '')
    // Matches start only at the first backslash of a run: otherwise a long run would take quadratic time.
    .replace(/(?<!\\)\\+"/g, '"')
    .replace(/\\u0026/g, '&');

/** The forms that a text is searched in; messages may be folded at any space, as in the YAML of `kubectl`. */
function prepareText(text: string): PreparedText {
  const lines = normalize(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
  return { lines, flat: lines.toLowerCase().replaceAll('\n', ' '), words: new Set(wordsOf(lines)) };
}

/** The words after the last slash: what the page is about. */
const subjectOf = (route: string): string[] => contentWords(route.replace(/^.*\//, ''));

const shareOf = (words: readonly string[], known: ReadonlySet<string>): number =>
  words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length;

/** A row matched by words alone needs at least this many, all in the text. */
const minWords = 3;
/** The most that a message counts, to keep a long one from outweighing two others. */
const maxSize = 60;

const sumOf = (sought: readonly Sought[]): number => sought.reduce((sum, { size }) => sum + size, 0);

/** Scores a row from its sought codes: 0 if it does not match, below 1 if only its words do. A row that also has code missing from the text is usually about something else. */
function scoreOf({ codes, prose, route }: SymptomRow, sought: readonly Sought[], words: ReadonlySet<string>): number {
  const found = sought.filter(({ line }) => line !== undefined);
  const telling = contentWords([prose, ...codes.filter(isPlainWord)].join(' '));
  const isAbout = shareOf(subjectOf(route), words);
  if (found.length === 0)
    return telling.length >= minWords && shareOf(telling, words) === 1 ? (telling.length + isAbout) / 100 : 0;
  const size = sumOf(found);
  return (size + 6 * shareOf(telling, words)) * (0.7 + 0.6 * isAbout) * (0.5 + (0.5 * size) / sumOf(sought));
}

/** Characters of a line shown around a match. */
const shownBefore = 80;
const shownAfter = 240;

/** The line at a position of the text, with the far ends of a long line cut off. */
function lineAt({ lines }: PreparedText, at: number): string {
  const start = lines.lastIndexOf('\n', at) + 1;
  const end = lines.indexOf('\n', at);
  const [from, to] = [Math.max(start, at - shownBefore), Math.min(end < 0 ? lines.length : end, at + shownAfter)];
  return `${from > start ? '…' : ''}${lines.slice(from, to)}${to < end ? '…' : ''}`;
}

/** Searches for all distinctive code, each only once, however many rows print it. */
function searchCodes(text: PreparedText, rows: readonly SymptomRow[]): Map<string, Sought> {
  const sought = new Map<string, Sought>();
  for (const code of new Set(rows.flatMap(({ codes }) => codes))) {
    const pattern = isPlainWord(code) ? undefined : symptomPattern(code);
    if (!pattern) continue;
    const at = text.flat.search(pattern.finds);
    sought.set(code, { size: Math.min(pattern.size, maxSize), ...(at >= 0 && { line: lineAt(text, at) }) });
  }
  return sought;
}

/** A row that scores below this share of the best has too little in common with the text. */
const minShare = 0.3;
const maxHits = 10;

/** Finds the rows whose symptom is in a text, whose secrets are already hidden: best first, equal ones in page order. */
export function searchSymptoms(rows: readonly SymptomRow[], log: string): SymptomHit[] {
  const text = prepareText(log);
  const known = searchCodes(text, rows);
  const hits = rows.map((row, index) => {
    const sought = row.codes.flatMap((code) => known.get(code) ?? []).sort((a, b) => b.size - a.size);
    const line = sought.find((each) => each.line !== undefined)?.line ?? '';
    return { row: index, line, worth: scoreOf(row, sought, text.words) };
  });
  const best = hits.reduce((most, { worth }) => Math.max(most, worth), 0);
  return hits
    .filter(({ worth }) => worth > 0 && worth >= best * minShare)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, maxHits)
    .map(({ row, line }) => ({ row, line }));
}
