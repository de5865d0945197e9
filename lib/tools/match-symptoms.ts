import { isPlainWord, symptomPattern } from './symptom-pattern';

/** A row of a troubleshooting table, as it is looked for. */
export type SymptomRow = Readonly<{
  /** The code in its symptom, each as it is printed. */
  codes: readonly string[];
  /** The symptom in words, without the code. */
  prose: string;
  /** Where it is: a row of a page about one scanner or hook is worth less where the text does not name that. */
  route: string;
}>;

/** A text that rows are looked for in. */
type PreparedText = Readonly<{ lines: string; flat: string; words: ReadonlySet<string> }>;

/** A row that fits: its place in the list of all rows, and the line of the text that says so. */
export type SymptomHit = Readonly<{ row: number; line: string }>;

/** A code that was looked for: how much of a message it is, and the line that it stands in, if there is one. */
type Sought = Readonly<{ size: number; line?: string }>;

/** Words that say nothing about a symptom: those of grammar, and those that every log of the toolkit may hold. */
const silentWords = new Set(
  (
    'a after all although an and another any are as at be because but by can cannot do does each ends every fails few for forever from goes has have if in into is it its log logs long ' +
    'many more name names never new no not nothing of off on one only or other out over own pod pods same says scan scans scanner see shows so some start started starts state status stays than that the ' +
    'their then there they this though to too too two until was what when where which while with without would you your container hook hooks job jobs parser rule rules type types'
  ).split(' '),
);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const tellingWords = (text: string): string[] => [...new Set(wordsOf(text).filter((word) => !silentWords.has(word)))];

/** Colors of a terminal, and how JSON writes quotes and ampersands: pages print none of them. */
const readable = (text: string): string =>
  text
    .replace(/\u001b\[[\d;]*m/g, '')
    .replace(/\\+"/g, '"')
    .replace(/\\u0026/g, '&');

/** The forms that a text is searched in; messages may be folded at any space, as in the YAML of `kubectl`. */
function prepareText(text: string): PreparedText {
  const lines = readable(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
  return { lines, flat: lines.toLowerCase().replaceAll('\n', ' '), words: new Set(wordsOf(lines)) };
}

/** The words after the last slash: what the page is about. */
const subjectOf = (route: string): string[] => tellingWords(route.replace(/^.*\//, ''));

const shareOf = (words: readonly string[], known: ReadonlySet<string>): number =>
  words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length;

/** A row by its words alone must have as many as this, and all of them. */
const fewestWords = 3;
/** The longest message counts as much as this, so that a long one does not outweigh two others. */
const largestSize = 60;

const sumOf = (sought: readonly Sought[]): number => sought.reduce((sum, { size }) => sum + size, 0);

/** Takes a row and what was sought of its code, and gives its worth; 0 where it does not fit, below 1 where only its words do. A row with code that is not in the text as well is most often about something else. */
function worthOf({ codes, prose, route }: SymptomRow, sought: readonly Sought[], words: ReadonlySet<string>): number {
  const found = sought.filter(({ line }) => line !== undefined);
  const telling = tellingWords([prose, ...codes.filter(isPlainWord)].join(' '));
  const isAbout = shareOf(subjectOf(route), words);
  if (found.length === 0)
    return telling.length >= fewestWords && shareOf(telling, words) === 1 ? (telling.length + isAbout) / 100 : 0;
  const size = sumOf(found);
  return (size + 6 * shareOf(telling, words)) * (0.7 + 0.6 * isAbout) * (0.5 + (0.5 * size) / sumOf(sought));
}

/** As much of a line is shown around what was found in it. */
const shownBefore = 80;
const shownAfter = 240;

/** The line of a text that a place is in, without the far ends of a long one. */
function lineAt({ lines }: PreparedText, at: number): string {
  const start = lines.lastIndexOf('\n', at) + 1;
  const end = lines.indexOf('\n', at);
  const [from, to] = [Math.max(start, at - shownBefore), Math.min(end < 0 ? lines.length : end, at + shownAfter)];
  return `${from > start ? '…' : ''}${lines.slice(from, to)}${to < end ? '…' : ''}`;
}

/** Looks for all code that says something by itself; for each once, however many rows print it. */
function seekCodes(text: PreparedText, rows: readonly SymptomRow[]): Map<string, Sought> {
  const sought = new Map<string, Sought>();
  for (const code of new Set(rows.flatMap(({ codes }) => codes))) {
    const pattern = isPlainWord(code) ? undefined : symptomPattern(code);
    if (!pattern) continue;
    const at = text.flat.search(pattern.finds);
    sought.set(code, { size: Math.min(pattern.size, largestSize), ...(at >= 0 && { line: lineAt(text, at) }) });
  }
  return sought;
}

/** Below this part of the best, a row has too little in common with the text. */
const smallestPart = 0.3;
const mostHits = 10;

/** Takes all rows and a text, secrets already hidden, and gives the rows whose symptom is in it, best first, equals in the order of the pages. */
export function searchSymptoms(rows: readonly SymptomRow[], log: string): SymptomHit[] {
  const text = prepareText(log);
  const known = seekCodes(text, rows);
  const hits = rows.map((row, index) => {
    const sought = row.codes.flatMap((code) => known.get(code) ?? []).sort((a, b) => b.size - a.size);
    const line = sought.find((each) => each.line !== undefined)?.line ?? '';
    return { row: index, line, worth: worthOf(row, sought, text.words) };
  });
  const best = hits.reduce((most, { worth }) => Math.max(most, worth), 0);
  return hits
    .filter(({ worth }) => worth > 0 && worth >= best * smallestPart)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, mostHits)
    .map(({ row, line }) => ({ row, line }));
}
